/** Actions to start a chat with or to go on with, by the findings of the page. */
import type { Page } from '@pagewright/contract/entities/page';
import { type ActionId, dataOf } from './language-data.ts';
import type { MessageLanguage } from './message-language.ts';
import type { ChatQuestion } from './port.ts';

const startersMax = 4;
const followUpsMax = 3;

export function offersFor({ issues }: Page): ActionId[] {
  const has = (pattern: RegExp): boolean => issues.some(({ ruleId }) => pattern.test(ruleId));
  const keys: (ActionId | false)[] = [
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
    .map((key) => dataOf('en').actions[key].label)
    .slice(0, startersMax);

/** What was not asked for yet; none in a language that the actions have no words of. */
export function followUpsFor(
  page: Page,
  { text, earlier }: ChatQuestion,
  { code, isSpoken }: MessageLanguage,
): string[] {
  if (!isSpoken || code === null) return [];
  const said = new Set([text, ...earlier.map(({ content }) => content)].map((each) => each.trim()));
  return offersFor(page)
    .map((key) => dataOf(code).actions[key].label)
    .filter((label) => !said.has(label))
    .slice(0, followUpsMax);
}
