/** Makes the report's summary of a page from its facts, without issues and score. */
import type { Page } from '@pagewright/contract/entities/page';
import { limits } from '@pagewright/contract/limits';
import type { PageFacts } from '../model/page-facts.ts';
import { chooseKeywords } from '../text/choose-keywords.ts';
import { detach, detachOrNull } from './detach.ts';

export type PageSummary = Omit<
  Page,
  | 'issues'
  | 'score'
  | 'indexable'
  | 'notEvaluated'
  | 'rendered'
  | 'checkedAs'
  | 'notRenderedBecause'
  | 'template'
  | 'sameAs'
>;

/** The text is stored for the chat; a hundred long pages must stay small. */
const textMax = 5000;
const imagesMax = 200;
const headingsMax = 300;

/** As many whole paragraphs as fit; the beginning of the first when even that does not. */
function openingText(paragraphs: PageFacts['text']['paragraphs']): string[] {
  const shown: string[] = [];
  let left = textMax;
  for (const { text } of paragraphs) {
    if (text.length > left) {
      if (shown.length === 0) shown.push(detach(text.slice(0, textMax).toWellFormed()));
      break;
    }
    left -= text.length;
    shown.push(detach(text));
  }
  return shown;
}

/** Resolved URLs are strings of their own and need no copy. */
function shownImages(images: PageFacts['images']): PageSummary['images'] {
  const shown: PageSummary['images'] = [];
  const count = Math.min(images.length, imagesMax);
  for (let at = 0; at < count; at += 1) {
    const image = images[at];
    const src = image?.resolved ?? detachOrNull(image?.src ?? null);
    if (src !== null) shown.push({ src, alt: detachOrNull(image?.alt ?? null) });
  }
  return shown;
}

/** What a large audit does without. */
export interface SummaryOptions {
  readonly keepsText?: boolean;
  /** Images, and headings below the first. */
  readonly keepsParts?: boolean;
}

export function summarisePage(
  facts: PageFacts,
  { keepsText = true, keepsParts = true }: SummaryOptions = {},
): PageSummary {
  const { url, http, language, title, description, canonical, headings, text, images, keywords } = facts;
  const keywordDensity = chooseKeywords(keywords, {
    language: language.used,
    most: limits.keywordCloud.page,
  }).map(({ keyword, count, density }) => ({ keyword: detach(keyword), count, density }));
  return {
    url,
    status: http.status,
    language: detachOrNull(language.declared),
    title: detachOrNull(title),
    metaDescription: detachOrNull(description),
    canonical: detachOrNull(canonical),
    headings: (keepsParts ? headings : headings.filter(({ level }) => level === 1).slice(0, 1))
      .slice(0, headingsMax)
      .map(({ level, text: words }) => ({ level, text: detach(words) })),
    paragraphs: keepsText ? openingText(text.paragraphs) : [],
    images: keepsParts ? shownImages(images) : [],
    suggestions: [],
    contentMetrics: { wordCount: text.wordCount, keywordDensity, readingEase: text.readingEase },
  };
}
