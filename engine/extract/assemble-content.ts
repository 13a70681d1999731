/** Assembles the facts of a page's content: text, robots directives, page type, and those that are computed when they are read. */
import type { PageFacts } from '../model/page-facts.ts';
import type { HeadFacts } from './assemble-head.ts';
import type { NodeFacts } from './assemble-nodes.ts';
import { findAuthors, findContacts, findDates } from './dates-and-contacts.ts';
import { once } from './once.ts';
import { findPageType } from './page-type.ts';
import type { ParsedPage } from './parsed-page.ts';
import { parseRobotsDirectives } from './robots.ts';
import { findSecrets } from './secrets.ts';
import { findBylines } from './text/byline-lines.ts';
import { readText, type TextReading } from './text/read-text.ts';

export type ContentFacts = Pick<
  PageFacts,
  'robots' | 'language' | 'text' | 'sections' | 'keywords' | 'fingerprint' | 'quality' | 'pageType'
>;

/** Facts that few readers need: each is computed when it is first read. */
export type LazyFacts = { readonly [K in 'dates' | 'authors' | 'contacts' | 'secrets']: () => PageFacts[K] };

export function assembleContent(parsed: ParsedPage, head: HeadFacts, nodes: NodeFacts): ContentFacts {
  const { page, collected } = parsed;
  const { links, forms, structuredData: structured } = nodes;
  const words = readWords(parsed, head, nodes);
  if (collected.visibleText.full || words.full) collected.capped.add('text');
  return {
    robots: parseRobotsDirectives(head.metas, page.headers['x-robots-tag'], {
      nodes: collected.nosnippetNodes,
      mainWords: words.nosnippetMainWords,
    }),
    language: words.language,
    text: words.text,
    sections: words.sections,
    keywords: words.keywords,
    fingerprint: {
      textHash: words.fingerprint.textHash,
      minHash: words.fingerprint.minHash,
      skeletonHash: collected.skeleton.hash(),
    },
    quality: words.quality,
    pageType: findPageType({
      url: page.url,
      structured,
      social: head.social,
      forms,
      wordCount: words.text.wordCount,
      links,
    }),
  };
}

export function assembleLazily(
  { html, http, collected, text: visible }: ParsedPage,
  { metas }: HeadFacts,
  { links, structuredData: structured }: NodeFacts,
  { text }: ContentFacts,
): LazyFacts {
  const { bylines: marked } = collected;
  const bylines = once(() => findBylines(text.lines, text.outside));
  return {
    dates: once(() =>
      findDates({
        metas,
        times: marked.finishTimes(visible),
        structured,
        lastModified: http.lastModified,
        bylines: bylines(),
      }),
    ),
    authors: once(() => findAuthors(metas, marked.finishAuthors(visible), structured, bylines())),
    contacts: once(() => findContacts({ links, text: visible, structured, hasAddress: marked.hasAddress })),
    secrets: once(() => findSecrets(html, collected.scriptRanges)),
  };
}

function readWords(
  { collected, text }: ParsedPage,
  { title }: HeadFacts,
  { headings }: NodeFacts,
): TextReading {
  return readText({
    text,
    blocks: collected.visibleText.blocks,
    headings,
    headingPositions: collected.headings.positions(),
    code: collected.codeRanges,
    title,
    declared: collected.html.lang?.trim() || null,
  });
}
