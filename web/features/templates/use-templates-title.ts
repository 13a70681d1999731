/** What the page of templates is called, once the site is known. */
import { useSession } from '../../api/session.ts';
import { useTemplates } from './queries.ts';
import { strings } from './strings.ts';

export function useTemplatesTitle(id: string): string {
  const session = useSession();
  const { data } = useTemplates(id, { enabled: session.status === 'user' });
  return data === undefined ? strings.title : strings.titleOf(data.domain);
}
