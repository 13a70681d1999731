/** What findings of one rule say together: their own words where they agree, else those of the rule. */
import type { Issue } from '../entities/issue.ts';

type Texts = Pick<Issue, 'title' | 'why' | 'fix'>;

export function sharedTexts(first: Issue, all: readonly Issue[]): Texts {
  const shared = (name: keyof Texts): string =>
    first.general !== undefined && all.some((issue) => issue[name] !== first[name])
      ? first.general[name]
      : first[name];
  return { title: shared('title'), why: shared('why'), fix: shared('fix') };
}
