/** Whether a page's HTML depends on its scripts: suspected from the HTML alone, and known once both versions are. */
import type { PageFacts } from '../model/page-facts.ts';
import type { ReadVersion } from '../model/render-facts.ts';
import { isTypedHeading } from '../model/typed-heading.ts';

/** Fewer words than any page has that is meant to be read. */
const fewWords = 50;
/** Of the rendered words: with fewer in the HTML, scripts write a part of the page. */
const ownWordsShare = 0.8;
const wordsAddedMin = 20;

const inlineScript = /<script\b([^>]*)>([\s\S]*?)<\/script/gi;
const isData = (attributes: string): boolean => /\btype\s*=\s*["']?[^"'\s>]*json/i.test(attributes);
/** How scripts name the directives they set: as attribute values or as values of properties. */
const setsHead = /['"`](?:robots|googlebot|canonical)['"`]|name=\\?["']?robots|rel=\\?["']?canonical/i;

function hasScriptForHead(html: string): boolean {
  for (const [, attributes = '', code = ''] of html.matchAll(inlineScript))
    if (!isData(attributes) && setsHead.test(code)) return true;
  return false;
}

/** Why the HTML alone may not be the page, as half a sentence; null when nothing suggests it. */
export function suspectScripts(
  facts: Pick<PageFacts, 'text' | 'links' | 'resources' | 'size' | 'source' | 'url'>,
): string | null {
  const hasScripts = facts.size.inlineScripts > 0 || facts.resources.some(({ kind }) => kind === 'script');
  if (!hasScripts) return null;
  if (facts.text.allWordCount < fewWords) return 'its HTML has hardly any text';
  const { host } = new URL(facts.url);
  const hasOwnLink = facts.links.some(
    ({ kind, resolved }) => kind === 'web' && URL.parse(resolved ?? '')?.host === host,
  );
  if (!hasOwnLink) return 'its HTML links to no other page';
  return hasScriptForHead(facts.source?.html ?? '')
    ? 'a script sets its robots directive or canonical'
    : null;
}

const headParts = ['title', 'description', 'canonical', 'noindex', 'nofollow'] as const;

/** Whether scripts change what search engines read of the page. */
export function areDifferent(raw: ReadVersion, rendered: ReadVersion): boolean {
  if (headParts.some((part) => raw[part] !== rendered[part])) return true;
  const isHeadingChanged =
    raw.firstHeading !== rendered.firstHeading && !isTypedHeading(raw.firstHeading, rendered.firstHeading);
  if (isHeadingChanged) return true;
  const isLonger =
    raw.wordCount < rendered.wordCount * ownWordsShare && rendered.wordCount - raw.wordCount >= wordsAddedMin;
  const known = new Set(raw.internalLinks);
  return isLonger || rendered.internalLinks.some((url) => !known.has(url));
}
