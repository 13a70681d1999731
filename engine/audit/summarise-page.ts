/** A page as the report shows it, made from its facts, none of which it keeps alive: no issue, no score yet. */
import type { Page } from '@pagewright/contract/entities/page';
import { limits } from '@pagewright/contract/limits';
import type { PageFacts } from '../facts/page-facts.ts';
import { detach, detachOrNull } from './detach.ts';

export type PageSummary = Omit<Page, 'issues' | 'score' | 'indexable' | 'notEvaluated'>;

/** The text stands in the report for whoever talks about the page; a hundred long pages must still travel lightly. */
const textMax = 5000;
const imagesMax = 200;
const headingsMax = 300;

/** Paragraphs from the top, as many as fit whole; of a first one that does not fit, its beginning. */
function openingText(paragraphs: PageFacts['text']['paragraphs']): string[] {
  const kept: string[] = [];
  let left = textMax;
  for (const { text } of paragraphs) {
    if (text.length > left) {
      if (kept.length === 0) kept.push(detach(text.slice(0, textMax).toWellFormed()));
      break;
    }
    left -= text.length;
    kept.push(detach(text));
  }
  return kept;
}

/** An address that was resolved is a string of its own already. */
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

export function summarisePage(facts: PageFacts, keepsText = true): PageSummary {
  const { url, http, language, title, description, headings, text, images, keywords } = facts;
  const keywordDensity = keywords
    .slice(0, limits.keywordCloud.page)
    .map(({ keyword, count, density }) => ({ keyword: detach(keyword), count, density }));
  return {
    url,
    status: http.status,
    language: detachOrNull(language.declared),
    title: detachOrNull(title),
    metaDescription: detachOrNull(description),
    headings: headings
      .slice(0, headingsMax)
      .map(({ level, text: words }) => ({ level, text: detach(words) })),
    paragraphs: keepsText ? openingText(text.paragraphs) : [],
    images: shownImages(images),
    suggestions: [],
    contentMetrics: { wordCount: text.wordCount, keywordDensity, readingEase: text.readingEase },
  };
}
