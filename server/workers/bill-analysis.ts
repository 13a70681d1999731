/** Books what a finished analysis delivered: the report as far as it is paid for, with its price and what was not charged. */
import type { Analysis } from '@pagewright/contract/entities/analysis';
import type { Message } from '@pagewright/contract/entities/message';
import { limits } from '@pagewright/contract/limits';
import { messages } from '@pagewright/contract/messages/translate';
import { usedScanCredits } from '@pagewright/contract/pricing/scan-price';
import { saidOf } from '@pagewright/contract/report/writing-notes';
import type { AnalysisOutcome } from '@pagewright/engine/pipeline/analyze-site';
import type { RunOrder } from './run-api.ts';

type Terms = Pick<RunOrder, 'plan' | 'heldCredits'>;

const { scan, aiSuggestionsPerPage, contentDuplication } = limits.credits;

const words = messages({
  notStarted: '{name} could not be started, so there are no AI suggestions and none were charged: {why}',
  usedUp:
    '{count, plural, one {# page} other {# pages}} got no AI suggestions because the credits were used up by more important pages: {places}.',
  held: '{count, plural, one {# page} other {# pages}} got no AI suggestions because the credits held cover {covered, plural, one {# page} other {# pages}}, and more important ones came first: {places}.',
  failed:
    '{name} could not process {count, plural, one {# page, which was} other {# pages, which were}} not charged: {places}.',
  notCharged: '{text} These suggestions were not charged.',
});

type Fields = Parameters<typeof words.notStarted>[0] &
  Parameters<typeof words.held>[0] &
  Parameters<typeof words.failed>[0];

/** Notes that say more to somebody who pays. Each code has the data that its text names. */
function paidText({ code, data, text }: Message): string {
  const said = saidOf(data) as Fields;
  if (code === 'suggester-not-started') return words.notStarted(said);
  if (code === 'pages-not-suggested') return (data['filledIn'] === 0 ? words.usedUp : words.held)(said);
  if (code === 'pages-failed') return words.failed(said);
  return code === 'pages-filled-in' && data['delivered'] === 0 ? words.notCharged({ text }) : text;
}

const forPayer = (note: Message): Message => ({ ...note, text: paidText(note) });

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
