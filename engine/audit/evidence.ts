/** Evidence as rules give it: what the site says as it stands, what we say of it as ids and data. */
import type { Evidence, Phrase } from '@pagewright/contract/entities/issue';
import type { DataOf, MessageData } from '@pagewright/contract/messages/message-data';
import { translate } from '@pagewright/contract/messages/translate';
import { evidenceTexts } from './evidence-texts.ts';

type PhraseId = keyof typeof evidenceTexts;

/** What a phrase has to be given besides its id. */
type PhraseArguments<Id extends PhraseId> =
  unknown extends DataOf<(typeof evidenceTexts)[Id]> ? [] : [data: DataOf<(typeof evidenceTexts)[Id]>];

export interface EvidencePhrase extends Phrase {
  readonly messageId: PhraseId;
}

/** A string is a value, code or URL, which is the same in every language. */
export type Shown = string | EvidencePhrase;

export interface EvidenceDraft extends Omit<Evidence, 'found' | 'wanted' | 'foundAs' | 'wantedAs'> {
  readonly found?: Shown | undefined;
  readonly wanted?: Shown | undefined;
}

export const say = <Id extends PhraseId>(messageId: Id, ...[data]: PhraseArguments<Id>): EvidencePhrase => ({
  messageId,
  ...(data !== undefined && { data: data as MessageData }),
});

/** The words of a phrase: the only place where they are made. */
export const sayShown = (shown: Shown): string =>
  typeof shown === 'string' ? shown : translate(evidenceTexts[shown.messageId], shown.data);
