/** Derives fixes from a page's markup, without a suggester. */
import type { PageFacts } from '../model/page-facts.ts';
import { wordsIn } from '../text/words.ts';
import type { FixIdea, Patch } from './patch.ts';
import { escapeValue } from './start-tag.ts';

const viewport = 'width=device-width, initial-scale=1';
/** The most places that one fix changes. */
const placesMax = 50;

const idea = (rules: string, instruction: string, ...patches: readonly Patch[]): FixIdea[] =>
  patches.length === 0 || patches.length > placesMax
    ? []
    : [{ patches, instruction, words: null, ruleIds: rules === '' ? [] : rules.split(' ') }];

function documentIdeas({ document, language, charset }: PageFacts): FixIdea[] {
  const code = language.detected?.code ?? null;
  return [
    ...(document.doctype === null && !document.frameset
      ? idea('', 'Add the HTML doctype as the first line.', { kind: 'doctype' })
      : []),
    ...(charset.meta === null && charset.used === 'utf-8'
      ? idea('content-mojibake', 'Declare the character encoding in the head.', { kind: 'charset' })
      : []),
    ...(code === null || document.lang?.trim() === code
      ? []
      : idea(
          document.lang === null || document.lang.trim() === ''
            ? 'html-lang-missing'
            : 'html-lang-invalid html-lang-content-mismatch',
          `Declare the language that the page is written in: ${code}.`,
          { kind: 'lang', text: code },
        )),
  ];
}

function headIdeas(facts: PageFacts, ownUrl: string): FixIdea[] {
  const { titles, descriptions, canonicals } = facts;
  const inHead = (list: readonly { readonly inHead: boolean }[]): number =>
    list.filter((each) => each.inHead).length;
  const relative = canonicals.find(({ source, absolute }) => source === 'link' && !absolute);
  return [
    ...(facts.viewport === null
      ? idea('viewport-missing', 'Set the viewport to the width of the device.', {
          kind: 'viewport',
          text: viewport,
        })
      : idea('viewport-zoom-blocked', 'Allow visitors to zoom.', { kind: 'viewport', text: viewport })),
    ...(canonicals.length === 0
      ? idea('canonical-missing', 'Set the page’s own full URL as its canonical.', {
          kind: 'canonical',
          text: ownUrl,
        })
      : []),
    ...(relative?.resolved == null
      ? []
      : idea('canonical-relative', 'Write the canonical with scheme and host.', {
          kind: 'canonical',
          text: relative.resolved,
        })),
    ...(inHead(titles) > 1
      ? idea('title-multiple', 'Keep the first title, which browsers show, and remove the others.', {
          kind: 'only-one',
          of: 'title',
        })
      : []),
    ...(inHead(descriptions) > 1
      ? idea('meta-description-multiple', 'Keep the first description and remove the others.', {
          kind: 'only-one',
          of: 'description',
        })
      : []),
  ];
}

const tagOf = (property: string, content: string): string =>
  `<meta property="${property}" content="${escapeValue(content)}">`;

function sharingIdeas({ social, title, canonical, pageType }: PageFacts, ownUrl: string): FixIdea[] {
  const has = (property: string): boolean =>
    social.openGraph.some((tag) => tag.property === property && tag.content.trim() !== '');
  const tags = [
    title !== null && !has('og:title') && tagOf('og:title', title),
    !has('og:type') && tagOf('og:type', pageType.type === 'article' ? 'article' : 'website'),
    !has('og:url') && tagOf('og:url', canonical ?? ownUrl),
  ].filter((tag) => tag !== false);
  const hasCard = social.twitter.some(({ property }) => property === 'twitter:card');
  return [
    ...(tags.length > 0 && has('og:image')
      ? idea('og-incomplete', 'Add the missing Open Graph tags.', {
          kind: 'head',
          html: tags.join('\n'),
        })
      : []),
    ...(hasCard
      ? []
      : idea('twitter-card-missing', 'Set the kind of preview for shared links (Twitter card).', {
          kind: 'head',
          html: `<meta name="twitter:card" content="${has('og:image') ? 'summary_large_image' : 'summary'}">`,
        })),
  ];
}

/** Each heading is one level below its parent, so that siblings stay on one level. */
function fittingLevels(headings: PageFacts['headings']): Patch[] {
  const holders: { readonly level: number; readonly fitting: number }[] = [];
  return headings.flatMap(({ level, inDialog }, at): Patch[] => {
    if (inDialog) return [];
    while ((holders.at(-1)?.level ?? 0) >= level) holders.pop();
    const holder = holders.at(-1);
    const fitting = holder === undefined ? level : Math.min(level, holder.fitting + 1);
    holders.push({ level, fitting });
    return fitting === level ? [] : [{ kind: 'heading-level', at, level: fitting }];
  });
}

const aside: ReadonlySet<string> = new Set(['header', 'navigation', 'footer', 'aside']);

/** The H1 that names the page: in the words of the title, in the main content, the first of equals. */
function ownHeading({ headings, title }: PageFacts): number {
  const known = new Set(wordsIn(title ?? ''));
  const scoreOf = ({ text, region }: PageFacts['headings'][number]): number => {
    const words = wordsIn(text);
    const shared = words.filter((word) => known.has(word)).length / Math.max(1, words.length);
    return 3 * shared + (region === 'main' ? 2 : aside.has(region) ? -2 : 0);
  };
  const [best] = headings
    .map((heading, at) => ({ heading, at }))
    .filter(({ heading }) => heading.level === 1)
    .toSorted((a, b) => scoreOf(b.heading) - scoreOf(a.heading) || a.at - b.at);
  return best?.at ?? -1;
}

function headingIdeas(facts: PageFacts): FixIdea[] {
  const { headings } = facts;
  const levels = fittingLevels(headings);
  const own = ownHeading(facts);
  const name = headings[own]?.text ?? '';
  // One that repeats another is to be deleted, which no change of its level does.
  const extra = headings.flatMap(({ level, text }, at): Patch[] =>
    level === 1 && at !== own && text !== name ? [{ kind: 'heading-level', at, level: 2 }] : [],
  );
  return [
    ...idea(
      'heading-level-skipped',
      'Give each heading the level below the one it belongs to; set its look with CSS.',
      ...levels,
    ),
    ...idea('h1-multiple', `Keep the H1 “${name}” and make the others H2.`, ...extra),
  ];
}

const once = (list: readonly string[]): string[] => [...new Set(list)];

const toHttps = (url: string): string => url.replace(/^http:/, 'https:');

function urlIdeas({ links, images, resources, url }: PageFacts): FixIdea[] {
  const host = new URL(url).host;
  const isPlainOwn = (target: string | null): target is string =>
    url.startsWith('https:') &&
    target !== null &&
    target.startsWith('http://') &&
    URL.parse(target)?.host === host;
  const unfollowed = links.filter(
    ({ nofollow, resolved }) => nofollow && resolved !== null && URL.parse(resolved)?.host === host,
  );
  const plainLinks = once(links.map(({ resolved }) => resolved).filter(isPlainOwn));
  const plainMedia = once([...images, ...resources].map(({ resolved }) => resolved).filter(isPlainOwn));
  return [
    ...idea(
      'link-internal-nofollow',
      'Let search engines follow links to your own pages.',
      ...once(unfollowed.map(({ resolved }) => resolved ?? '')).map(
        (target): Patch => ({ kind: 'follow', target }),
      ),
    ),
    ...idea(
      'link-http-downgrade',
      'Link your own pages over https.',
      ...plainLinks.map((from): Patch => ({ kind: 'href', from, to: toHttps(from) })),
    ),
    ...idea(
      'mixed-content-passive mixed-content-active',
      'Load your own files over https.',
      ...plainMedia.map((from): Patch => ({ kind: 'src', from, to: toHttps(from) })),
    ),
  ];
}

/** All candidates; verification shows which of them help. */
export const markupFixes = (facts: PageFacts, ownUrl: string): readonly FixIdea[] => [
  ...documentIdeas(facts),
  ...headIdeas(facts, ownUrl),
  ...sharingIdeas(facts, ownUrl),
  ...headingIdeas(facts),
  ...urlIdeas(facts),
];
