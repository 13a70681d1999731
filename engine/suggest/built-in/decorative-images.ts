/** Recognizes images that only decorate: spacers, ornaments, and icons beside the words they stand for. */
import { fold } from '../../text/fold.ts';
import { wordsIn } from '../../text/words.ts';
import type { BriefImage } from '../brief-body.ts';
import { fileName } from './image-file-names.ts';

/** Said as the source of an empty alt text. */
export const decorative = 'its place: it only decorates';

const spacerName = /^(?:spacer|gap|blank|pixel|transparent|clear|trans|1x1|empty)(?:[-_.\d]|$)/i;

const ornament =
  /(?:^|[-_\d])(?:bullet|divider|separator|hr|ornament|pattern|wave|waves|shape|shapes|blob|corner|shadow|gradient|dots|confetti|swirl|squiggle)s?(?:[-_.\d]|$)/i;

const spacerPixels = 3;
const iconPixels = 64;

export interface Pixels {
  readonly width: number;
  readonly height: number;
}

const isAtMost = ({ width, height }: Partial<Pixels>, most: number): boolean =>
  width !== undefined && height !== undefined && width <= most && height <= most;

/** A vector drawing in a folder of icons, or a small picture. */
function isIcon(image: BriefImage, size: Pixels | undefined): boolean {
  const isDrawn = /\.svg(?:$|\?)/i.test(image.src) && !/logo|illustration|hero|photo/i.test(image.src);
  return isDrawn || isAtMost(image, iconPixels) || (size !== undefined && isAtMost(size, iconPixels));
}

/** "github.svg" beside "Github". */
function repeatsWords({ src }: BriefImage, words: string): boolean {
  const said = new Set(wordsIn(words));
  const own = wordsIn(fold(fileName(src).replace(/\.\w+$/, '')).replaceAll(/[-_.]/g, ' ')).filter(
    (word) => word.length > 2 && !/^(?:icon|icons|logo|ico|small|sm|\d+)$/.test(word),
  );
  return own.length > 0 && own.every((word) => said.has(word));
}

/** An image that is all of a link or a button names it, and so never only decorates. */
export function isDecorative(image: BriefImage, size: Pixels | undefined): boolean {
  if (image.onlyContentOf !== null || image.caption !== null) return false;
  const name = fileName(image.src);
  const thin = [image.width, image.height, size?.width, size?.height].some(
    (pixels) => pixels !== undefined && pixels <= spacerPixels,
  );
  if (thin || spacerName.test(name) || ornament.test(name)) return true;
  if (!isIcon(image, size)) return false;
  return image.besideInControl !== undefined || repeatsWords(image, image.nearText?.slice(0, 60) ?? '');
}
