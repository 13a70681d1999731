/** Audits a site that a test writes as a list of routes, over real connections. */
import type { AuditOptions } from '@pagewright/contract/entities/audit-options';
import { clientFor, serveHttp } from '../fetch/testing/loopback-server.ts';
import { clockWithoutPauses } from '../fetch/testing/no-pauses.ts';
import type { AuditedSite, AuditPorts } from '../pipeline/audit-ports.ts';
import { auditSite } from '../pipeline/audit-site.ts';
import { optionsFor } from './options-for.ts';

export interface Route {
  readonly status?: number;
  readonly type?: string;
  readonly location?: string;
  readonly body?: string;
}

/** By path; a string is a page of HTML. Other paths answer 404. */
export type Routes = Readonly<Record<string, string | Route>>;

const host = 'site.example';

/** A page with a title of its own and enough text to be one. */
export const pageOf = (title: string, body = ''): string =>
  `<!doctype html><html lang="en"><head><title>${title} and all that belongs to it</title></head><body><h1>${title}</h1><p>Some sentences about ${title.toLowerCase()} that nobody else has written.</p>${body}</body></html>`;

export const linksTo = (...paths: readonly string[]): string =>
  paths.map((path) => `<p><a href="${path}">See ${path}</a></p>`).join('');

export const sitemapOf = (...paths: readonly string[]): Route => ({
  type: 'application/xml',
  body: `<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${paths.map((path) => `<url><loc>https://${host}${path}</loc></url>`).join('')}</urlset>`,
});

interface RoutePorts extends Pick<AuditPorts, 'renderPage'> {
  readonly delayMs?: (path: string) => number;
}

export async function auditRoutes(
  routes: Routes,
  options: Partial<AuditOptions> = {},
  { delayMs = () => 0, ...ports }: RoutePorts = {},
): Promise<AuditedSite> {
  const server = await serveHttp((request, response) => {
    const path = request.url ?? '';
    const respond = (): void => {
      const route = routes[path] ?? { status: 404 };
      const { status, type, location, body } = typeof route === 'string' ? ({ body: route } as Route) : route;
      response.writeHead(status ?? (location === undefined ? 200 : 301), {
        'content-type': type ?? 'text/html; charset=utf-8',
        ...(location !== undefined && { location }),
      });
      response.end(body ?? '');
    };
    setTimeout(respond, delayMs(path));
  });
  return auditSite(
    optionsFor(host, { mode: 'crawl', maxPages: 50, checkImages: false, probeHost: false, ...options }),
    {
      client: clientFor(`${host}=127.0.0.1:${server.port}`, { clock: clockWithoutPauses }),
      today: '2026-11-15',
      ...ports,
    },
    new AbortController().signal,
  );
}

/** `rule path` of every finding of the rules given, of the site and of pages. */
export const findingsOf = ({ pages, siteIssues }: AuditedSite, ...ruleIds: readonly string[]): string[] =>
  [
    ...pages.flatMap(({ url, issues }) => issues.map(({ ruleId }) => ({ ruleId, url }))),
    ...siteIssues.flatMap(({ ruleId, urls }) =>
      (urls.length === 0 ? ['the site'] : urls).map((url) => ({ ruleId, url })),
    ),
  ]
    .filter(({ ruleId }) => ruleIds.length === 0 || ruleIds.includes(ruleId))
    .map(({ ruleId, url }) => `${ruleId} ${url.replace(`https://${host}`, '')}`)
    .sort();
