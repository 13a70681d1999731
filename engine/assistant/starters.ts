/** Questions to start a chat with or to go on with, by the findings of the page. */
import type { Page } from '@pagewright/contract/entities/page';
import { type AskKey, dataOf } from './language-data.ts';

const startersMax = 4;

export function offersFor({ issues }: Page): AskKey[] {
  const has = (pattern: RegExp): boolean => issues.some(({ ruleId }) => pattern.test(ruleId));
  const keys: (AskKey | false)[] = [
    issues.length > 0 && 'first',
    has(/^title-/) && 'title',
    has(/^meta-description-/) && 'description',
    has(/^(?:h1-|heading)/) && 'heading',
    has(/^img-alt-/) && 'alt',
    has(/^sd-/) && 'schema',
    issues.length > 0 && 'findings',
    'title',
    'link',
    'about',
    'keyword',
  ];
  return [...new Set(keys.filter((key) => key !== false))];
}

export const startersFor = (page: Page): string[] =>
  offersFor(page)
    .map((key) => dataOf('en').ask[key])
    .slice(0, startersMax);
