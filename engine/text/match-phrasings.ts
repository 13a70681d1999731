/** Finds which of many phrasings a message is most like, weighs the evidence for and against each, and says how sure that is. */

export interface Token {
  /** A term, a stem, or a placeholder such as `{x}`. */
  readonly term: string;
  /** As it was typed. */
  readonly text: string;
  readonly kind: 'term' | 'stem' | 'stop' | 'unknown' | 'placeholder';
  /** The term and the classes of terms that it belongs to. */
  readonly names: readonly string[];
  /** Said beside the question. */
  readonly isBackground?: boolean;
}

/** One way to say what is meant by `intent`. */
interface Phrasing {
  readonly intent: string;
  readonly terms: readonly { readonly term: string; readonly weight: number }[];
  /** Of all its terms. */
  readonly weight: number;
  /** What it means without naming it. */
  readonly about: string | null;
}

export interface PhrasingModel {
  /** The phrasings that have one of the terms. */
  readonly phrasingsWith: (terms: ReadonlySet<string>) => readonly Phrasing[];
  readonly weightOf: (term: string) => number;
  /** How much more often an intent's phrasings have one of these names of a word than all phrasings do, as a logarithm. */
  readonly evidence: (names: readonly string[], intent: string) => number;
  /** Terms that many phrasings of an intent have, with the share of those that have them. */
  readonly coreOf: (intent: string) => readonly (readonly [term: string, share: number])[];
}

export interface Match {
  readonly intent: string;
  /** From 0 to 1: how much the nearest phrasing is like the message. */
  readonly likeness: number;
  /** From 0 to 1: how likely this is what was meant; a message that means nothing here has no sure match. */
  readonly sureness: number;
  readonly about: string | null;
  /** The value of {x}: words of the message that no phrasing has. */
  readonly subject: string;
  /** From 0 to 1: the share of the message's telling words that phrasings of the intent have. */
  readonly explained: number;
}

interface Near {
  readonly phrasing: Phrasing;
  readonly likeness: number;
  /** The share of the phrasing that the message has. */
  readonly recall: number;
  readonly takesSubject: boolean;
}

const unknownWeight = 4.2;
const siteWeight = 3.4;
/** A subject has a few words; more of them are something else. */
const subjectWords = 3;
/** A term that so many phrasings of an intent have is what it is about. */
const anchorShare = 0.4;
/** Of what the words of another sentence than the question weigh. */
const backgroundShare = 0.25;
const lengthMax = 20;
const exactFrom = 0.99;
/** With fewer terms a phrasing that takes any subject says too little. */
const subjectTerms = 2;

/** Fitted to labelled messages (decision 093); `exact` and `adrift` are set by hand. */
const weights = {
  bias: -4.5,
  likeness: 3.6,
  recall: 1.55,
  /** The mean of the evidence of its words. */
  evidence: 0.34,
  /** The share of words that no phrasing of the intent has. */
  strayed: -2.7,
  /** Of these, words that no intent has count less. */
  strange: 0.7,
  /** The share of the intent's core that it has. */
  centre: 0.8,
  subject: -0.5,
  exact: 2,
  adrift: -1.5,
  length: 2.2,
};

/** With the sentence encoder; fitted to the labelled messages in English (decision 093). */
const meaningWeights = { bias: -0.98, words: 0.28, wordLead: 0.43, meaning: 2.33, meaningLead: 7.88 };
/** Of an intent that shares no word with the message. */
const wordlessOdds = -5;
/** Nearer than this in meaning, an intent counts without a shared word. */
const meantFrom = 0.6;

const sum = (values: readonly number[]): number => values.reduce((all, each) => all + each, 0);

const probability = (odds: number): number => 1 / (1 + Math.exp(-odds));

/** How far each value is ahead of the best other one, or behind it. */
function leads(values: readonly number[]): number[] {
  const [first = 0, second = 0] = values.toSorted((a, b) => b - a);
  return values.map((value) => value - (value === first ? second : first));
}

/** The odds of the words together with those of the meaning. */
function addMeaning<Rated extends { readonly intent: string; readonly odds: number }>(
  rated: readonly Rated[],
  meanings: ReadonlyMap<string, number>,
): Rated[] {
  const meant = rated.map(({ intent }) => meanings.get(intent) ?? 0);
  const meantLeads = leads(meant);
  const wordLeads = leads(rated.map(({ odds }) => odds));
  const { bias, words, wordLead, meaning, meaningLead } = meaningWeights;
  return rated.map((each, at) => ({
    ...each,
    odds:
      bias +
      words * each.odds +
      wordLead * (wordLeads[at] ?? 0) +
      meaning * (meant[at] ?? 0) +
      meaningLead * (meantLeads[at] ?? 0),
  }));
}

export function matchPhrasings(
  { phrasingsWith, weightOf, evidence, coreOf }: PhrasingModel,
  tokens: readonly Token[],
  /** Whether the website itself uses a word. */
  isOfSite: (word: string) => boolean,
  /** How near the message comes to each intent in meaning, from 0 to 1; null without an encoder. */
  meanings: ReadonlyMap<string, number> | null = null,
): Match[] {
  const heavy = tokens.map(({ term, text, kind, isBackground }) => {
    const own = kind !== 'unknown' ? weightOf(term) : isOfSite(text) ? siteWeight : unknownWeight;
    return isBackground === true ? own * backgroundShare : own;
  });
  const weigh = (isCounted: (token: Token, at: number) => boolean): number =>
    sum(heavy.filter((_, at) => isCounted(tokens[at] as Token, at)));
  const total = sum(heavy) || 1;
  const unknown = tokens.filter(({ kind }) => kind === 'unknown');
  const unknownTotal = weigh(({ kind }) => kind === 'unknown');
  const subjectTotal = Math.min(unknownTotal, subjectWords * unknownWeight);
  const names = tokens.map((token) => token.names);
  const isAllStop = tokens.every(({ kind }) => kind === 'stop');
  const present = new Set(names.filter((_, at) => isAllStop || tokens[at]?.kind !== 'stop').flat());
  if (unknown.length > 0) present.add('{x}');
  const said = new Set(names.flat());
  const best = new Map<string, Near>();
  const vocabularies = new Map<string, Set<string>>();
  const places = new Map<string, number[]>();
  for (const [at, own] of names.entries())
    for (const name of own) places.set(name, [...(places.get(name) ?? []), at]);
  const subjectWeight = weightOf('{x}');
  for (const phrasing of phrasingsWith(present)) {
    const { intent, terms, weight: own } = phrasing;
    const used: number[] = [];
    let shared = 0;
    let takesSubject = false;
    let vocabulary = vocabularies.get(intent);
    if (vocabulary === undefined) vocabularies.set(intent, (vocabulary = new Set()));
    for (const { term, weight } of terms) {
      const at = places.get(term)?.find((place) => !used.includes(place));
      if (at !== undefined) {
        used.push(at);
        vocabulary.add(term);
      } else if (term === '{x}' && unknown.length > 0) takesSubject = true;
      else continue;
      shared += weight;
    }
    const message = takesSubject ? total - subjectTotal + subjectWeight : total;
    const likeness = Math.min(1, shared / Math.sqrt(own * message));
    if (likeness > (best.get(intent)?.likeness ?? 0))
      best.set(intent, { phrasing, likeness, recall: shared / own, takesSubject });
  }
  const matches = [...best].map(([intent, { phrasing, likeness, recall, takesSubject }]) => {
    const isOwn = (own: readonly string[]): boolean =>
      own.some((name) => vocabularies.get(intent)?.has(name) === true);
    const isKnown = ({ kind }: Token): boolean => kind !== 'unknown';
    const strayed = weigh(({ kind, names: own }) =>
      kind === 'unknown' ? !takesSubject : kind !== 'stop' && !isOwn(own),
    );
    const excess = takesSubject ? unknownTotal - subjectTotal : 0;
    const proof = sum(
      tokens.map((token, at) => (isKnown(token) ? (heavy[at] ?? 0) * evidence(token.names, intent) : 0)),
    );
    const core = coreOf(intent);
    const weightIn = (list: typeof core): number => sum(list.map(([term, share]) => share * weightOf(term)));
    const anchors = core.filter(([, share]) => share >= anchorShare);
    const isAdrift = anchors.length > 0 && anchors.every(([term]) => !said.has(term));
    const isExact = likeness >= exactFrom && (!takesSubject || phrasing.terms.length > subjectTerms);
    const odds =
      weights.bias +
      weights.likeness * likeness +
      weights.recall * recall +
      (weights.evidence * proof) / (weigh(isKnown) || 1) +
      (weights.strayed * (strayed + excess)) / total +
      (takesSubject ? weights.subject : (weights.strange * unknownTotal) / total) +
      weights.centre *
        (core.length === 0 ? 0.5 : weightIn(core.filter(([term]) => said.has(term))) / weightIn(core)) +
      (weights.length * Math.min(tokens.length, lengthMax)) / lengthMax +
      (isExact ? weights.exact : isAdrift ? weights.adrift : 0);
    const content = weigh(({ kind }) => kind !== 'stop');
    const explained = content === 0 ? 1 : 1 - (strayed + excess) / content;
    const subject = takesSubject ? unknown.map(({ text }) => text).join(' ') : '';
    return { intent, likeness, odds, about: phrasing.about, subject, explained };
  });
  const wordless = [...(meanings ?? [])]
    .filter(([intent, meant]) => meant >= meantFrom && !best.has(intent))
    .map(([intent]) => ({ intent, likeness: 0, odds: wordlessOdds, about: null, subject: '', explained: 0 }));
  const rated = [...matches, ...wordless];
  return (meanings === null ? rated : addMeaning(rated, meanings))
    .map(({ odds, ...match }) => ({ ...match, sureness: probability(odds) }))
    .toSorted((a, b) => b.sureness - a.sureness);
}
