/** Flags suggestions that no owner would paste, as far as a machine can see it. */
import { identifyLanguage } from '../../engine/text/language.ts';

const filler = /\b(?:lorem|ipsum|dolor sit|consectetur|adipiscing|blah blah|foo bar)\b/i;
const templateName =
  /\b(?:start bootstrap|bootstrap theme|html5? template|website template|your (?:name|company|site|brand)|my (?:website|site)|untitled(?: document)?|just another|project name|company name|sample page|hello world!)\b/i;
const numbering =
  /^(?:(?:chapter|section|part|kapitel|capítulo|chapitre|глава|luku)\s+\d+\b|\d+(?:\.\d+)*[.)]?\s|§|[IVX]+\.\s)/iu;
const endsOpen =
  /(?:[,;:–—-]|\b(?:and|or|the|a|an|of|to|in|for|with|by|und|oder|der|die|das|et|ou|de|la|le|y|o|el|e|di))[.…]?$/iu;

const isBalanced = (text) =>
  [...text].filter((sign) => '([{'.includes(sign)).length ===
    [...text].filter((sign) => ')]}'.includes(sign)).length &&
  [...text].filter((sign) => '"“”„«»'.includes(sign)).length % 2 === 0;

/** The words that would be pasted: text in quotes or in attributes; for a title the text itself. */
const pasted = ({ kind, text }) => {
  if (['title', 'description', 'alt', 'heading'].includes(kind)) return [text.replace(/^h\d: /, '')];
  return [...text.matchAll(/content="([^"]+)"|alt="([^"]+)"|<h\d[^>]*>([^<]+)</g)].map(
    ([, ...groups]) => groups.find((each) => each !== undefined) ?? '',
  );
};

/** What can be read of one suggestion alone. */
function flagsOf(item) {
  const { kind, text, now, pageLanguage, issue } = item;
  const flags = [];
  const parts = pasted(item);
  if (filler.test(text) && item.ruleId !== 'content-placeholder-text') flags.push('filler');
  if (parts.some((part) => templateName.test(part))) flags.push('template name');
  if (kind === 'title' && numbering.test(text)) flags.push('numbering');
  if (
    ['title', 'description'].includes(kind) &&
    (!isBalanced(text) || endsOpen.test(text.replace(/ u\. a\.$/, '')))
  )
    flags.push('fragment');
  if (kind === 'description' && !/[.!?。！？؟।…”"»)]$/u.test(text)) flags.push('cut sentence');
  if (parts.some((part) => /(?:…|\.\.\.)$/.test(part))) flags.push('cut sentence');
  if (kind === 'description' && text.length > 40) {
    const detected = identifyLanguage(text, pageLanguage ?? null);
    if (
      detected !== null &&
      pageLanguage !== undefined &&
      detected.code !== pageLanguage &&
      detected.confidence > 0.9
    )
      flags.push('wrong language');
  }
  if (kind === 'title' && now !== null && now === text) flags.push('no change');
  if (issue !== undefined && text.startsWith(issue.description) && text.includes(issue.fix))
    flags.push('generic');
  return flags;
}

const canonicalsIn = (text) => [...text.matchAll(/rel="canonical" href="([^"]+)"/g)].map(([, href]) => href);

/** Suggestions of one page that cannot both be followed. */
function contradictions(items) {
  const canonicals = new Map();
  for (const item of items.filter(({ kind }) => kind === 'advice'))
    for (const href of canonicalsIn(item.text)) canonicals.set(href, item);
  return canonicals.size > 1 ? [...canonicals.values()] : [];
}

/** A text without what differs from page to page. */
const shapeOf = (text) =>
  text
    .replaceAll(/https?:\/\/\S+|\/[\w./-]+/g, '/')
    .replaceAll(/\d+/g, '0')
    .slice(0, 400);

/** One text for many pages is said once for the site. */
const repeatsFrom = 4;

/** Adds `flags` to each suggestion of a site. */
export function flagSuggestions(items) {
  const ofPages = items.filter(({ url, kind }) => url !== null && kind === 'advice');
  const repeated = new Set(
    [...Map.groupBy(ofPages, ({ text }) => shapeOf(text)).values()]
      .filter((group) => new Set(group.map(({ url }) => url)).size >= repeatsFrom)
      .flat(),
  );
  const contradicting = new Set(
    [...Map.groupBy(ofPages, ({ url }) => url).values()].flatMap((group) => contradictions(group)),
  );
  return items.map((item) => ({
    ...item,
    flags: [
      ...flagsOf(item),
      ...(repeated.has(item) ? ['repeat'] : []),
      ...(contradicting.has(item) ? ['contradiction'] : []),
    ],
  }));
}
