/** Questions to start a chat with, by the findings of the page. */
import type { Page } from '@pagewright/contract/entities/page';
import { en } from './phrases/en.ts';

const startersMax = 4;

export function startersFor({ issues, images, paragraphs }: Page): string[] {
  const has = (pattern: RegExp): boolean => issues.some(({ ruleId }) => pattern.test(ruleId));
  const { followUps } = en;
  const wanted = [
    issues.length > 0 && followUps.first(),
    has(/^title-/) && followUps.rewriteTitle(),
    has(/^meta-description-/) && followUps.description(),
    has(/^(?:h1-|heading)/) && followUps.fixHeadings(),
    has(/^img-alt-/) && followUps.alt(),
    has(/^sd-/) && followUps.structured(),
    issues.length > 0 && followUps.issues(),
    followUps.links(),
    images.length > 0 && paragraphs.length > 0 && followUps.faq(),
    followUps.title(),
    followUps.keywords(),
  ];
  return [...new Set(wanted.filter((each) => each !== false))].slice(0, startersMax);
}
