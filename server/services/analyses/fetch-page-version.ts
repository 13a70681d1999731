/** Fetches a page of a report again, in the version that its rules saw: rendered where it depends on scripts. */
import type { Page } from '@pagewright/contract/entities/page';
import { type FetchOutcome, fetchFreshPage } from '@pagewright/engine/pipeline/fetch-fresh-page';
import type { PageRenderer, RenderSession } from '@pagewright/engine/render/page-renderer';
import type { ReportPorts } from '../deps.ts';

export interface PageVersion {
  readonly pageUrl: string;
  readonly version: NonNullable<Page['checkedAs']>;
}

const noBrowser: RenderSession = {
  render: async () => ({ kind: 'unavailable', sentence: 'This server has no browser.' }),
  close: async () => undefined,
};

/** A session of its own: nothing of another page is in its browser. */
async function withSession<T>(
  renderer: PageRenderer | undefined,
  work: (session: RenderSession) => Promise<T>,
): Promise<T> {
  const session = renderer?.openSession() ?? noBrowser;
  try {
    return await work(session);
  } finally {
    await session.close();
  }
}

export const fetchPageVersion = (
  { http, renderer }: Pick<ReportPorts, 'http' | 'renderer'>,
  { pageUrl, version }: PageVersion,
  signal: AbortSignal,
): Promise<FetchOutcome> =>
  version === 'html'
    ? fetchFreshPage(http, pageUrl, signal)
    : withSession(renderer, ({ render }) => fetchFreshPage(http, pageUrl, signal, render));
