/** A model's answer about a page laid over what the built-in analyst wrote: each part that may stand stands, the rest is filled in. */
import { limits } from '@pagewright/contract/limits';
import { graphemeLength } from '@pagewright/contract/verdicts';
import type {
  AdvisedPage,
  PageForAdvice,
  SiteForAdvice,
  SuggestedChange,
  Suggestion,
} from '@pagewright/engine/advise/advisor';
import { bounds, isPictureTalk, wordsWithin } from './check-words.ts';
import { imagesToName, linkTargets, type PageAnswer, type SeenImages } from './page-question.ts';

export interface MergeInput {
  readonly site: SiteForAdvice;
  readonly page: PageForAdvice;
  readonly floor: AdvisedPage;
  readonly answer: PageAnswer;
  /** As reports name the model. */
  readonly name: string;
  /** Titles and descriptions that other pages have got. */
  readonly taken: Set<string>;
  /** Images whose pictures the model was shown. */
  readonly seen: SeenImages;
}

interface Parts extends Pick<AdvisedPage, 'title' | 'description' | 'headings' | 'links' | 'altTexts'> {
  readonly missing: string[];
}

function uniqueWords(
  text: string,
  kind: 'title' | 'description',
  { site, page, taken }: MergeInput,
): string | null {
  const words = wordsWithin(text, site.domain, bounds[kind]);
  if (words === null || taken.has(words)) return null;
  const isElsewhere = site.pages.some(({ brief }) => brief !== page.brief && brief[kind] === words);
  return isElsewhere ? null : words;
}

function namedImages({ site, page, answer, seen }: MergeInput): AdvisedPage['altTexts'] {
  const images = imagesToName(page);
  return answer.altTexts.flatMap(({ image, text }) => {
    const src = images[image]?.src;
    const words = wordsWithin(text, site.domain, bounds.alt);
    return src === undefined || words === null || isPictureTalk(words)
      ? []
      : [{ src, text: words, from: seen.has(src) ? 'the picture' : 'file name, caption and surroundings' }];
  });
}

function wantedLinks({ site, page, answer }: MergeInput): AdvisedPage['links'] {
  const targets = linkTargets(site, page);
  return answer.links.flatMap(({ anchor, target }) => {
    const url = targets[target]?.brief.url;
    const sentence = page.brief.paragraphs.find((text) => anchor.trim() !== '' && text.includes(anchor));
    return url === undefined || sentence === undefined ? [] : [{ anchor, target: url, sentence }];
  });
}

function betterHeadings({ site, page, answer }: MergeInput): AdvisedPage['headings'] {
  const known = new Set(page.brief.headings.map(({ text }) => text));
  return answer.headings.flatMap(({ level, text, replaces }) => {
    const words = wordsWithin(text, site.domain, bounds.heading);
    const isPlaced = replaces === null ? level === 1 : known.has(replaces) && replaces !== words;
    return words === null || !isPlaced || !Number.isInteger(level) || level < 1 || level > 6
      ? []
      : [{ level, text: words, replaces }];
  });
}

/** A list that came out empty where the built-in analyst has one is filled in. */
function listOr<T>(
  own: readonly T[],
  floor: readonly T[],
  { name, missing }: { name: string; missing: string[] },
): readonly T[] {
  if (own.length > 0 || floor.length === 0) return own;
  missing.push(name);
  return floor;
}

function mergeParts(input: MergeInput): Parts {
  const { floor, answer, taken } = input;
  const missing: string[] = [];
  const title = uniqueWords(answer.title, 'title', input);
  const description = uniqueWords(answer.description, 'description', input);
  if (title === null) missing.push('title');
  if (description === null) missing.push('description');
  const merged = { title: title ?? floor.title, description: description ?? floor.description };
  for (const words of [merged.title, merged.description]) if (words !== null) taken.add(words);
  return {
    ...merged,
    headings: listOr(betterHeadings(input), floor.headings, { name: 'headings', missing }),
    links: listOr(wantedLinks(input), floor.links, { name: 'links', missing }),
    altTexts: listOr(namedImages(input), floor.altTexts, { name: 'alt texts', missing }),
    missing,
  };
}

/** The changes of a suggestion with the words that now stand for them. */
const renewChanges = (
  changes: readonly SuggestedChange[],
  { title, description, altTexts }: Parts,
): SuggestedChange[] =>
  changes.map((change) => {
    if (change.kind === 'title') return { ...change, text: title ?? change.text };
    if (change.kind === 'description') return { ...change, text: description ?? change.text };
    if (change.kind !== 'alt') return change;
    return { ...change, text: altTexts.find(({ src }) => src === change.src)?.text ?? change.text };
  });

/** Where the model has words for an issue they stand, else the built-in analyst's; then what stands alone, as far as the plan goes. */
function mergeSuggestions(
  { site, page, floor, answer }: MergeInput,
  parts: Parts,
): AdvisedPage['suggestions'] {
  const said = new Map(
    answer.suggestions.flatMap(({ issue, text }) => {
      const words = wordsWithin(text, site.domain, bounds.suggestion);
      return words === null ? [] : [[issue, words] as const];
    }),
  );
  const more = answer.more.flatMap((text) => wordsWithin(text, site.domain, bounds.suggestion) ?? []);
  if (said.size + more.length === 0) return floor.suggestions;
  const most = site.plan === 'trial' ? limits.trial.suggestionsPerPage : limits.suggestionsPerPage.max;
  const about = page.issues.slice(0, most).map(({ ruleId }, at): Suggestion | null => {
    const before = floor.suggestions[at] ?? null;
    const own = before === null ? null : renewed(before, parts);
    const text = said.get(at) ?? own?.text;
    return text === undefined ? null : { text, ruleId, changes: own?.changes ?? [] };
  });
  const loose = floor.suggestions.slice(page.issues.length).filter((each) => each !== null);
  const own = more.map((text): Suggestion => ({ text, ruleId: null, changes: [] }));
  const alone = [...own, ...loose.map((each) => renewed(each, parts))].slice(0, most - about.length);
  if (alone.length > 0) return [...about, ...alone];
  return about.slice(0, about.findLastIndex((each) => each !== null) + 1);
}

/** A suggestion that quotes words which the model has replaced would offer two of a kind. */
function renewed(suggestion: Suggestion, parts: Parts): Suggestion {
  const changes = renewChanges(suggestion.changes, parts);
  const text = suggestion.changes.reduce((words, change, at) => {
    const next = changes[at];
    const isText = 'text' in change && next !== undefined && 'text' in next;
    return isText ? words.replaceAll(change.text, () => next.text) : words;
  }, suggestion.text);
  return { ...suggestion, text: withLength(text, changes), changes };
}

/** "(57 characters)" is told of the words that stand now. */
const withLength = (text: string, changes: readonly SuggestedChange[]): string => {
  const [change] = changes;
  return change?.kind === 'title' || change?.kind === 'description'
    ? text.replace(/\(\d+ characters\)/, () => `(${graphemeLength(change.text)} characters)`)
    : text;
};

/** The built-in analyst's very own part, or nothing at all. */
const isFrom = (floor: AdvisedPage, own: unknown): boolean =>
  own === null ||
  (Array.isArray(own) && own.length === 0) ||
  Object.values<unknown>({ ...floor }).includes(own);

export function mergePage(input: MergeInput): AdvisedPage {
  const { floor, name } = input;
  const { missing, ...parts } = mergeParts(input);
  const suggestions = mergeSuggestions(input, { ...parts, missing });
  if (suggestions === floor.suggestions) missing.push('suggestions');
  const isAllFloor = Object.entries({ ...parts, suggestions }).every(([, own]) => isFrom(floor, own));
  return {
    ...floor,
    ...parts,
    writtenBy: isAllFloor ? floor.writtenBy : name,
    suggestions,
    ...(missing.length > 0 && { filledIn: { parts: missing, why: `${name} gave none that could be used` } }),
  };
}
