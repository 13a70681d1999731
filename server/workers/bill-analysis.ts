/** Books what a finished analysis delivered: the report as far as it is paid for, with its price and what was not charged. */
import { countOf } from '@pagewright/contract/count-of';
import type { Analysis } from '@pagewright/contract/entities/analysis';
import type { Message } from '@pagewright/contract/entities/message';
import { limits } from '@pagewright/contract/limits';
import { usedScanCredits } from '@pagewright/contract/pricing/scan-price';
import type { MessageFields } from '@pagewright/contract/report/message-table';
import { pagesOf, placesOf } from '@pagewright/contract/report/writing-notes';
import type { AnalysisOutcome } from '@pagewright/engine/pipeline/analyze-site';
import type { RunOrder } from './run-api.ts';

type Terms = Pick<RunOrder, 'plan' | 'heldCredits'>;

const { scan, aiSuggestionsPerPage, contentDuplication } = limits.credits;

/** Notes that say more to somebody who pays. */
const paidTexts: Readonly<Record<string, (data: MessageFields, text: string) => string>> = {
  'suggester-not-started': ({ name, why }) =>
    `${name} could not be started, so there are no AI suggestions and none were charged: ${why}`,
  'pages-not-suggested': (data) => {
    const why =
      data.filledIn === 0
        ? 'the credits were used up by more important pages'
        : `the credits held cover ${countOf(Number(data.covered), 'page')}, and more important ones came first`;
    return `${pagesOf(data)} got no AI suggestions because ${why}: ${placesOf(data)}.`;
  },
  'pages-failed': (data) =>
    `${data.name} could not process ${pagesOf(data)}, which ${data.count === 1 ? 'was' : 'were'} not charged: ${placesOf(data)}.`,
  'pages-filled-in': ({ delivered }, text) =>
    delivered === 0 ? `${text} These suggestions were not charged.` : text,
};

const forPayer = (note: Message): Message => ({
  ...note,
  text: paidTexts[note.code]?.(note.data as MessageFields, note.text) ?? note.text,
});

/** The comparison of contents is left out where the hold does not cover it. */
const isDuplicationPaid = ({ plan, heldCredits }: Terms, pages: number): boolean =>
  plan === 'trial' || heldCredits - scan.paid - pages * aiSuggestionsPerPage >= contentDuplication;

export function billAnalysis(
  terms: Terms,
  outcome: Exclude<AnalysisOutcome, { kind: 'unreadable' }>,
): { readonly analysis: Analysis; readonly creditsUsed: number } {
  const { contentRepetitionAnalysis: repetition, ...rest } = outcome.analysis;
  const pages = outcome.kind === 'analysed' ? outcome.pagesWithSuggestions : 0;
  const hasRepetition = repetition !== undefined && isDuplicationPaid(terms, pages);
  const delivered = { pagesWithSuggestions: pages, hasDuplicationAnalysis: hasRepetition };
  // Where no page could be read, nothing is charged.
  const creditsUsed =
    outcome.kind === 'analysed' ? usedScanCredits(terms.plan, terms.heldCredits, delivered) : 0;
  const analysis = {
    ...rest,
    ...(hasRepetition && { contentRepetitionAnalysis: repetition }),
    processingStats: { ...rest.processingStats, creditsUsed },
    coverage: { ...rest.coverage, notes: rest.coverage.notes.map(forPayer) },
  };
  return { analysis, creditsUsed };
}
