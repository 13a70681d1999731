/** What is known from some texts and URLs, in the forms in which claims are compared; computed when it is needed. */

import { foldAccents } from '../../text/fold.ts';
import { lettersAndDigits } from '../../text/words.ts';
import {
  type Claim,
  type ContactKind,
  contactsIn,
  type FigureKind,
  numbersOf,
  pricesAndPercentagesIn,
} from './claims.ts';
import { bareName } from './find-hosts.ts';
import { createMeasureReader, type Measure, type MeasureReader } from './measures.ts';
import { nameWords } from './names.ts';

export interface Facts {
  readonly language: string;
  readonly reader: () => MeasureReader;
  readonly text: () => string;
  /** Letters and digits only, for quotations. */
  readonly letters: () => string;
  readonly contacts: () => readonly Claim<ContactKind>[];
  readonly figures: () => readonly Claim<FigureKind>[];
  readonly measures: () => ReadonlyMap<number, readonly Measure[]>;
  readonly names: () => ReadonlySet<string>;
}

/** Computed when the first text needs it. */
export function lazily<T>(make: () => T): () => T {
  let made: { readonly value: T } | null = null;
  return () => (made ??= { value: make() }).value;
}

export const lettersOf = (text: string): string => lettersAndDigits(foldAccents(text));

/** A host, and the account that a profile in a social network is of. */
function contactsOfUrl(url: string): Claim<ContactKind>[] {
  const { protocol, host, pathname } = URL.parse(url) ?? { protocol: '', host: '', pathname: '' };
  const first = pathname.split('/').find((part) => part !== '') ?? '';
  if (protocol === 'mailto:') return [{ kind: 'email', value: pathname.toLowerCase() }];
  if (protocol === 'tel:')
    return [{ kind: 'phone', value: pathname.replaceAll(/\D/g, '').replace(/^0+/, '') }];
  if (host === '') return [];
  return [
    { kind: 'host', value: bareName(host) },
    { kind: 'account', value: `@${first.replace(/^@/, '').toLowerCase()}` },
  ];
}

export interface FactSource {
  readonly texts: readonly string[];
  readonly urls?: readonly string[];
  /** What can be counted. */
  readonly counts?: readonly number[];
}

export function createFacts(
  { texts, urls = [], counts = [] }: FactSource,
  language: string,
  reader: () => MeasureReader = lazily(() => createMeasureReader(language)),
): Facts {
  const text = lazily(() => texts.join('\n'));
  return {
    language,
    reader,
    text,
    letters: lazily(() => lettersOf(text())),
    contacts: lazily(() => [...contactsIn(text()), ...urls.flatMap(contactsOfUrl)]),
    figures: lazily(() => pricesAndPercentagesIn(text(), language)),
    measures: lazily(() => {
      const counted = counts.map((value) => ({ value, unit: '', words: String(value) }));
      return Map.groupBy([...numbersOf(text(), language, reader()), ...counted], ({ value }) => value);
    }),
    names: lazily(() => nameWords([...texts, ...urls.map((url) => url.replaceAll(/[/_.-]+/g, ' '))])),
  };
}
