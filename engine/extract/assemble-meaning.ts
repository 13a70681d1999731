/** The facts that words, head and elements tell together: text, robots, kind of page, people, dates. */
import type { MetaTag } from '../facts/head-facts.ts';
import type { PageFacts } from '../facts/page-facts.ts';
import type { HeadFacts } from './assemble-head.ts';
import type { NodeFacts } from './assemble-nodes.ts';
import type { PageReading } from './page-reading.ts';
import { findPageType } from './page-type.ts';
import { findAuthors, findContacts, findDates } from './people-and-dates.ts';
import { readRobots } from './robots.ts';
import { findSecrets } from './secrets.ts';
import { readText, type TextReading } from './text/read-text.ts';

export type MeaningFacts = Pick<
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

export function assembleMeaning(reading: PageReading, head: HeadFacts, nodes: NodeFacts): MeaningFacts {
  const { page, html, http, reader, text } = reading;
  const { metas, social } = head;
  const { links, forms, structuredData: structured } = nodes;
  const words = readWords(reading, head, nodes);
  if (reader.log.full || words.full) reader.capped.add('text');
  return {
    robots: readRobots(metas, page.headers['x-robots-tag'], {
      nodes: reader.nosnippetNodes,
      mainWords: words.nosnippetMainWords,
    }),
    language: words.language,
    text: words.text,
    sections: words.sections,
    keywords: words.keywords,
    fingerprint: {
      textHash: words.fingerprint.textHash,
      minHash: words.fingerprint.minHash,
      skeletonHash: reader.skeleton.hash(),
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
      times: reader.bylines.finishTimes(text),
      structured,
      lastModified: http.cache.lastModified,
    }),
    authors: findAuthors(metas, reader.bylines.finishAuthors(text), structured),
    contacts: findContacts({ links, text, structured, hasAddress: reader.bylines.hasAddress }),
    secrets: findSecrets(html, reader.scriptRanges),
  };
}

function readWords(
  { page, reader, text }: PageReading,
  { metas, title }: HeadFacts,
  { headings }: NodeFacts,
): TextReading {
  return readText({
    text,
    blocks: reader.log.blocks,
    headings,
    headingPositions: reader.headings.positions(),
    code: reader.codeRanges,
    title,
    declared: reader.html.lang?.trim() || null,
    contentLanguage: page.headers['content-language'] ?? contentLanguageOf(metas),
  });
}

function contentLanguageOf(metas: readonly MetaTag[]): string | null {
  for (const { by, key, content } of metas)
    if (by === 'http-equiv' && key === 'content-language') return content;
  return null;
}
