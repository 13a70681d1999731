/** Questions to begin with: what somebody would want to know of this very page. */
import type { Page } from '@pagewright/contract/entities/page';
import { en } from './words/en.ts';

const startersMax = 4;

export function startersFor({ issues, images, paragraphs }: Page): string[] {
  const has = (pattern: RegExp): boolean => issues.some(({ ruleId }) => pattern.test(ruleId));
  const { ask } = en;
  const wanted = [
    issues.length > 0 && ask.first(),
    has(/^title-/) && ask.rewriteTitle(),
    has(/^meta-description-/) && ask.description(),
    has(/^(?:h1-|heading)/) && ask.fixHeadings(),
    has(/^img-alt-/) && ask.alt(),
    has(/^sd-/) && ask.structured(),
    issues.length > 0 && ask.issues(),
    ask.links(),
    images.length > 0 && paragraphs.length > 0 && ask.faq(),
    ask.title(),
    ask.keywords(),
  ];
  return [...new Set(wanted.filter((each) => each !== false))].slice(0, startersMax);
}
