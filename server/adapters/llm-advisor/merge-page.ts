/** A model's answer about a page laid over what the built-in analyst wrote: each part that may stand stands, the rest is filled in. */
import { limits } from '@pagewright/contract/limits';
import type {
  AdvisedPage,
  PageForAdvice,
  SiteForAdvice,
  SuggestedChange,
  Suggestion,
} from '@pagewright/engine/advise/advisor';
import { bounds, isPictureTalk, wordsWithin } from './check-words.ts';
import { imagesToName, linkTargets, type PageAnswer } from './page-question.ts';

export interface MergeInput {
  readonly site: SiteForAdvice;
  readonly page: PageForAdvice;
  readonly floor: AdvisedPage;
  readonly answer: PageAnswer;
  /** As reports name the model. */
  readonly name: string;
  /** Titles and descriptions that other pages have got. */
  readonly taken: Set<string>;
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

function namedImages({ site, page, answer }: MergeInput): AdvisedPage['altTexts'] {
  const images = imagesToName(page);
  return answer.altTexts.flatMap(({ image, text }) => {
    const src = images[image]?.src;
    const words = wordsWithin(text, site.domain, bounds.alt);
    return src === undefined || words === null || isPictureTalk(words)
      ? []
      : [{ src, text: words, from: 'file name, caption and surroundings' }];
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

/** At the places that the built-in analyst found worth a word, and as many more as the plan allows. */
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
  const about = page.issues.map(({ ruleId }, at): Suggestion | null => {
    const own = floor.suggestions[at] ?? null;
    const text = said.get(at);
    if (own === null)
      return text === undefined || floor.suggestions.length > 0 ? null : { text, ruleId, changes: [] };
    return { ...own, text: text ?? own.text, changes: renewChanges(own.changes, parts) };
  });
  const used = about.filter((each) => each !== null).length;
  const loose = floor.suggestions.slice(page.issues.length).filter((each) => each !== null);
  const own = more.map((text): Suggestion => ({ text, ruleId: null, changes: [] }));
  return [...about, ...[...own, ...loose].slice(0, Math.max(0, most - used))];
}

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
