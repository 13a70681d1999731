/** What a site is called on its page, once it is known. */
import { useSession } from '../../api/session.ts';
import { useSite } from './queries.ts';
import { strings } from './strings.ts';

export function useSiteTitle(id: string): { title: string; description?: string } {
  const session = useSession();
  const { data: site } = useSite(id, { enabled: session.status === 'user' });
  if (site === undefined) return { title: strings.title };
  return { title: site.domain, description: strings.description(site.points.length) };
}
