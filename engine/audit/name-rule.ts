/** Finds the rule that words name: by its id, or by most of the words of its name. */
import { fold } from '../text/fold.ts';
import { stemOf } from '../text/stem.ts';
import { wordsIn } from '../text/words.ts';

interface Named {
  readonly id: string;
  readonly title: string;
}

const namedFrom = 0.6;

/** `own` come before `rules`; null when no name is like the words. */
export function ruleNamedBy(words: string, own: readonly Named[], rules: readonly Named[]): string | null {
  const exact = [...own, ...rules].find(
    ({ id, title }) => fold(title) === fold(words.trim()) || fold(words).includes(id),
  );
  if (exact !== undefined) return exact.id;
  const stems = (text: string): string[] =>
    wordsIn(text.replaceAll('-', ' ')).flatMap((word) => (word.length > 2 ? [stemOf(word, 'en')] : []));
  const wanted = [...new Set(stems(words))];
  const share = ({ id, title }: Named): number => {
    const named = new Set(stems(`${title} ${id}`));
    return wanted.filter((word) => named.has(word)).length / wanted.length;
  };
  const best = (list: readonly Named[]): string | null =>
    list.filter((rule) => share(rule) >= namedFrom).toSorted((a, b) => share(b) - share(a))[0]?.id ?? null;
  return wanted.length < 2 ? null : (best(own) ?? best(rules));
}
