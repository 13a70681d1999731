/** Audits a site on loopback with a real browser, as a run does, but without database and threads. */

import path from 'node:path';
import type { DesignAnalysis } from '@pagewright/contract/entities/design';
import { parseConnectTo } from '@pagewright/engine/fetch/connect-to';
import { createHttpClient } from '@pagewright/engine/fetch/http-client';
import { idleMachine } from '@pagewright/engine/fetch/testing/idle-machine';
import type { AuditedSite } from '@pagewright/engine/pipeline/audit-ports';
import { auditSite } from '@pagewright/engine/pipeline/audit-site';
import { reviewDesign } from '@pagewright/engine/render/design/review-design';
import type { RenderPage, Screenshot, ScreenshotRef } from '@pagewright/engine/render/page-renderer';
import { optionsFor } from '@pagewright/engine/testing/options-for';
import { createChromiumRenderer } from '../adapters/chromium/chromium-renderer.ts';
import type { BrowserPlaces } from '../adapters/find-browser.ts';

export const browserPlaces: BrowserPlaces = {
  configured: process.env['CHROME_PATH'],
  own: path.join(import.meta.dirname, '..', '..', '.cache', 'browser', 'chromium'),
};

export interface SeenSite {
  readonly site: AuditedSite;
  readonly design: DesignAnalysis | undefined;
}

const refer = (shot: Screenshot | null): ScreenshotRef | null =>
  shot && { key: 'kept', width: shot.width, height: shot.height };

/** `connectTo` maps its host names; no other name resolves. */
export async function auditWithRenderer(host: string, connectTo: string, maxPages = 100): Promise<SeenSite> {
  const reached = { connectTo: parseConnectTo(connectTo), aboutUrl: 'https://pagewright.example/bot' };
  const resolve = () => Promise.reject(Object.assign(new Error('no such name'), { code: 'ENOTFOUND' }));
  const client = createHttpClient({ ...reached, resolve, load: idleMachine });
  const renderer = createChromiumRenderer({ ...browserPlaces, ...reached, resolve });
  const session = renderer.openSession();
  const renderPage: RenderPage = async (request, signal) => {
    const outcome = await session.render(request, signal);
    if (outcome.kind !== 'rendered') return outcome;
    const { facts, renderedHtml, desktop, mobile, thumbnail } = outcome.page;
    const shots = {
      desktop: refer(desktop),
      mobile: refer(mobile),
      thumbnail: refer(thumbnail),
      modelImage: null,
    };
    return {
      kind: 'rendered',
      facts,
      renderedHtml,
      ...shots,
      unstored: [],
      capturedAt: '2026-11-15T12:00:00.000Z',
    };
  };
  try {
    const site = await auditSite(
      optionsFor(host, { maxPages, probeHost: false }),
      { client, today: '2026-11-15', renderPage },
      new AbortController().signal,
    );
    const screenshotUrlOf = ({ key }: ScreenshotRef) => `/shots/${key}`;
    const design = reviewDesign({
      renderings: site.renderings,
      screenshotUrlOf,
      includesSpeed: true,
      includesMobile: true,
    });
    return { site, design };
  } finally {
    await session.close();
    await renderer.close();
    await client.close();
  }
}
