/** A picture of a site as a language model gets it. */

export interface Picture {
  readonly bytes: Uint8Array;
  readonly mediaType: 'image/jpeg' | 'image/png' | 'image/webp' | 'image/gif';
}

/** Pixels of its longer side: models see no more, and charge for it. */
export const pictureMax = 1024;

/** Not larger than `pictureMax`; null where it could not be read. */
export type ShrinkPicture = (picture: Picture, signal: AbortSignal) => Promise<Picture | null>;
