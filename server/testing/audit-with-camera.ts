/** Audits a site on loopback with a real browser looking at its pages, as a run does, but without database and threads. */
import path from 'node:path';
import type { DesignAnalysis } from '@pagewright/contract/entities/design';
import type { AuditedSite } from '@pagewright/engine/audit-request';
import { auditSite } from '@pagewright/engine/audit-site';
import { parseConnectTo } from '@pagewright/engine/crawl/connect-to';
import { createHttpClient } from '@pagewright/engine/crawl/http-client';
import type { LookAt, Screenshot, ShotRef } from '@pagewright/engine/design/camera';
import { reviewDesign } from '@pagewright/engine/design/review';
import { createChromiumCamera } from '../adapters/chromium-camera/chromium-camera.ts';
import type { BrowserPlaces } from '../adapters/find-browser.ts';

export const browserPlaces: BrowserPlaces = {
  configured: process.env['CHROME_PATH'],
  own: path.join(import.meta.dirname, '..', '..', '.cache', 'browser', 'chromium'),
};

export interface SeenSite {
  readonly site: AuditedSite;
  readonly design: DesignAnalysis | undefined;
}

const refer = (shot: Screenshot | null): ShotRef | null =>
  shot && { key: 'kept', width: shot.width, height: shot.height };

/** `connectTo` says where its names really are; no other name leads anywhere. */
export async function auditWithCamera(host: string, connectTo: string): Promise<SeenSite> {
  const reached = { connectTo: parseConnectTo(connectTo), aboutUrl: 'https://pagewright.example/bot' };
  const resolve = () => Promise.reject(Object.assign(new Error('no such name'), { code: 'ENOTFOUND' }));
  const client = createHttpClient({ ...reached, resolve });
  const camera = createChromiumCamera({ ...browserPlaces, ...reached, resolve });
  const lookAt: LookAt = async (request, signal) => {
    const outcome = await camera.visit(request, signal);
    if (outcome.kind !== 'visited') return outcome;
    const { facts, renderedHtml, desktop, mobile, thumbnail } = outcome.visit;
    const shots = {
      desktop: refer(desktop),
      mobile: refer(mobile),
      thumbnail: refer(thumbnail),
      glance: null,
    };
    return {
      kind: 'visited',
      facts,
      renderedHtml,
      ...shots,
      unkept: [],
      capturedAt: '2026-11-15T12:00:00.000Z',
    };
  };
  try {
    const site = await auditSite({
      host,
      path: '',
      options: {
        mode: 'sitemap',
        maxPages: 100,
        crawlDelayMs: 0,
        checkImages: true,
        checkExternalLinks: false,
        probeSite: false,
      },
      client,
      today: '2026-11-15',
      signal: new AbortController().signal,
      lookAt,
    });
    const addressOf = ({ key }: ShotRef) => `/shots/${key}`;
    const design = reviewDesign({ looks: site.looks, addressOf, isSpeedAsked: true, isMobileAsked: true });
    return { site, design };
  } finally {
    await camera.close();
    await client.close();
  }
}
