/** Names an image that is all of a link by whom the link leads to, on another site. */
import { capitalise, fold } from '../../text/fold.ts';
import type { BriefImage } from '../brief-body.ts';
import type { PageBrief } from '../page-brief.ts';
import { fileName } from './image-file-names.ts';

const hostLetters = 4;

/** "debian-logo.png" that leads to debian.org is Debian, as the page spells it. */
export function fromLinkHost(
  domain: string,
  { headings, paragraphs }: PageBrief,
  { src, onlyContentOf }: BriefImage,
): string | null {
  const host = onlyContentOf === null ? undefined : URL.parse(onlyContentOf)?.hostname;
  const label = host?.split('.').at(-2) ?? '';
  if (host === undefined || host.endsWith(domain) || label.length < hostLetters) return null;
  if (!fold(fileName(src)).includes(label)) return null;
  const spelled = [...headings.map(({ text }) => text), ...paragraphs]
    .flatMap((text) => text.split(/[^\p{L}\p{N}]+/u))
    .find((word) => fold(word) === label && /\p{Lu}/u.test(word));
  return spelled ?? capitalise(label);
}

const networks: readonly (readonly [RegExp, string])[] = [
  [/^(?:www\.)?github\.com$/, 'GitHub'],
  [/^(?:www\.)?gitlab\.com$/, 'GitLab'],
  [/^(?:www\.|mobile\.)?(?:twitter|x)\.com$/, 'X'],
  [/^(?:www\.)?facebook\.com$/, 'Facebook'],
  [/^(?:www\.)?instagram\.com$/, 'Instagram'],
  [/^(?:www\.)?dribbble\.com$/, 'Dribbble'],
];

/** Pages of a network that are nobody's profile. */
const noProfile =
  /^(?:share|sharer|intent|login|home|search|explore|hashtag|sponsors|orgs|features|about|settings|notifications|marketplace|topics)(?:\.php)?$/i;

/** "GitHub: mary" for a portrait or an icon that leads to github.com/mary. */
export function fromProfile({ onlyContentOf }: BriefImage): string | null {
  const url = onlyContentOf === null ? null : URL.parse(onlyContentOf);
  const network = networks.find(([pattern]) => pattern.test(url?.hostname ?? ''))?.[1];
  const [name = '', ...others] = (url?.pathname ?? '').split('/').filter((part) => part !== '');
  const isName = /^@?[\w.-]{2,40}$/.test(name) && /\p{L}/u.test(name) && !noProfile.test(name);
  return network === undefined || others.length > 0 || !isName
    ? null
    : `${network}: ${name.replace(/^@/, '')}`;
}
