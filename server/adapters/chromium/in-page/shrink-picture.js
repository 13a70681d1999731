/** In an empty page: a picture drawn no larger than asked; null for one that is small enough. */
globalThis.shrinkPicture = async ({ data, mediaType, most, quality }) => {
  const bytes = Uint8Array.from(atob(data), (sign) => sign.charCodeAt(0));
  const bitmap = await createImageBitmap(new Blob([bytes], { type: mediaType }));
  const scale = most / Math.max(bitmap.width, bitmap.height);
  if (scale >= 1) return null;
  const [width, height] = [bitmap.width, bitmap.height].map((side) => Math.max(1, Math.round(side * scale)));
  const canvas = new OffscreenCanvas(width, height);
  const context = canvas.getContext('2d');
  context.fillStyle = '#fff';
  context.fillRect(0, 0, width, height);
  context.imageSmoothingQuality = 'high';
  context.drawImage(bitmap, 0, 0, width, height);
  const blob = await canvas.convertToBlob({ type: 'image/jpeg', quality });
  const drawn = new Uint8Array(await blob.arrayBuffer());
  return btoa(Array.from(drawn, (byte) => String.fromCharCode(byte)).join(''));
};
