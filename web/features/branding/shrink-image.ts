/** Draws an image file anew, at most as large as a report shows it: nothing else of the file is sent. */

/** Twice what a report shows, for sharp screens. */
const box = { width: 320, height: 80 };

/** A PNG as a data URL. Rejects when the browser cannot read the file as an image. */
export async function shrinkImage(file: Blob): Promise<string> {
  const image = await createImageBitmap(file);
  const scale = Math.min(1, box.width / image.width, box.height / image.height);
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(image.width * scale));
  canvas.height = Math.max(1, Math.round(image.height * scale));
  const context = canvas.getContext('2d');
  if (context === null) throw new Error('This browser cannot draw images.');
  context.imageSmoothingQuality = 'high';
  context.drawImage(image, 0, 0, canvas.width, canvas.height);
  image.close();
  return canvas.toDataURL('image/png');
}
