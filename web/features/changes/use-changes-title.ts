/** What the page of changes is called, once the site is known. */
import { useSearchParams } from 'react-router';
import { useSession } from '../../api/session.ts';
import { useChanges } from './queries.ts';
import { strings } from './strings.ts';

export function useChangesTitle(id: string): string {
  const session = useSession();
  const [search] = useSearchParams();
  const { data } = useChanges(id, search.get('since'), { enabled: session.status === 'user' });
  return data === undefined ? strings.title : strings.titleOf(data.domain);
}
