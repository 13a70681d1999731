/** What an analysis is called on its page: its domain and its date once they are known. */
import { useSession } from '../../api/session.ts';
import { dateTimeWords } from '../../ui/date-words.ts';
import { useAnalysis } from './queries.ts';
import { strings } from './shared/strings.ts';

export function useAnalysisTitle(id: string): string {
  const session = useSession();
  const { data: analysis } = useAnalysis(id, { enabled: session.status === 'user' });
  if (analysis === undefined) return strings.detailsTitle;
  return strings.titleOf(analysis.domain, dateTimeWords(analysis.date));
}
