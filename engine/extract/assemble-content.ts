/** Assembles the facts of a page's content: text, robots directives, page type, dates, authors, contacts. */
import type { MetaTag } from '../model/head-facts.ts';
import type { PageFacts } from '../model/page-facts.ts';
import type { HeadFacts } from './assemble-head.ts';
import type { NodeFacts } from './assemble-nodes.ts';
import { findAuthors, findContacts, findDates } from './dates-and-contacts.ts';
import { findPageType } from './page-type.ts';
import type { ParsedPage } from './parsed-page.ts';
import { parseRobotsDirectives } from './robots.ts';
import { findSecrets } from './secrets.ts';
import { findBylines } from './text/byline-lines.ts';
import { readText, type TextReading } from './text/read-text.ts';

export type ContentFacts = Pick<
  PageFacts,
  | 'robots'
  | 'language'
  | 'text'
  | 'sections'
  | 'keywords'
  | 'fingerprint'
  | 'quality'
  | 'pageType'
  | 'dates'
  | 'authors'
  | 'contacts'
  | 'secrets'
>;

export function assembleContent(parsed: ParsedPage, head: HeadFacts, nodes: NodeFacts): ContentFacts {
  const { page, html, http, collected, text } = parsed;
  const { metas, social } = head;
  const { links, forms, structuredData: structured } = nodes;
  const words = readWords(parsed, head, nodes);
  if (collected.visibleText.full || words.full) collected.capped.add('text');
  const bylines = findBylines(words.text.lines, words.text.outside);
  return {
    robots: parseRobotsDirectives(metas, page.headers['x-robots-tag'], {
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
      social,
      forms,
      wordCount: words.text.wordCount,
      links,
    }),
    dates: findDates({
      metas,
      times: collected.bylines.finishTimes(text),
      structured,
      lastModified: http.cache.lastModified,
      bylines,
    }),
    authors: findAuthors(metas, collected.bylines.finishAuthors(text), structured, bylines),
    contacts: findContacts({ links, text, structured, hasAddress: collected.bylines.hasAddress }),
    secrets: findSecrets(html, collected.scriptRanges),
  };
}

function readWords(
  { page, collected, text }: ParsedPage,
  { metas, title }: HeadFacts,
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
    contentLanguage: page.headers['content-language'] ?? contentLanguageOf(metas),
  });
}

function contentLanguageOf(metas: readonly MetaTag[]): string | null {
  for (const { by, key, content } of metas)
    if (by === 'http-equiv' && key === 'content-language') return content;
  return null;
}
