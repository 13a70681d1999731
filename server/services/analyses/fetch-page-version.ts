/** Fetches a page of a report again, in the version that its rules saw: rendered where it depends on scripts. */
import type { Page } from '@pagewright/contract/entities/page';
import { type FetchOutcome, fetchFreshPage } from '@pagewright/engine/pipeline/fetch-fresh-page';
import type { PageRenderer, RenderSession } from '@pagewright/engine/render/page-renderer';
import { type Entrance, enterSite } from '../access/enter-site.ts';
import type { Deps } from '../deps.ts';
import { words } from './words.ts';

export interface PageVersion {
  /** The analysis that it is of: a closed site is entered as its owner saved it. */
  readonly analysisId: string;
  readonly pageUrl: string;
  readonly version: NonNullable<Page['checkedAs']>;
}

const noBrowser: RenderSession = {
  render: async () => ({ kind: 'unavailable', sentence: words.noBrowser }),
  shrinkPicture: async () => null,
  close: async () => undefined,
};

/** A session of its own: nothing of another page is in its browser. */
async function withSession<T>(
  renderer: PageRenderer | undefined,
  { access }: Entrance,
  work: (session: RenderSession) => Promise<T>,
): Promise<T> {
  const session = renderer?.openSession(access ?? {}) ?? noBrowser;
  try {
    return await work(session);
  } finally {
    await session.close();
  }
}

export async function fetchPageVersion(
  deps: Deps,
  { analysisId, pageUrl, version }: PageVersion,
  signal: AbortSignal,
): Promise<FetchOutcome> {
  const entered = await enterSite(deps, { analysisId }, signal);
  if (entered.kind === 'locked') return { kind: 'unreadable', sentence: entered.sentence };
  const { entrance } = entered;
  const { http: open, renderer } = deps.reports;
  const http = entrance.access === null ? open : open.forSite(entrance.access);
  const { ignoredHost } = entrance;
  return version === 'html'
    ? fetchFreshPage(http, pageUrl, signal, { ignoredHost })
    : withSession(renderer, entrance, ({ render }) =>
        fetchFreshPage(http, pageUrl, signal, { render, ignoredHost }),
      );
}
