/** A camera for tests: a site on loopback under a name, and what visits leave behind on the machine. */
import { execFileSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { parseConnectTo } from '@pagewright/engine/crawl/connect-to';
import type { Visit, VisitOutcome } from '@pagewright/engine/design/camera';
import { onTestFinished } from 'vitest';
import { browserPlaces } from '../../../testing/audit-with-camera.ts';
import { useOwnTemporaryFolder } from '../../../testing/own-temporary-folder.ts';
import { findBrowser } from '../../find-browser.ts';
import { type CameraLimits, createChromiumCamera } from '../chromium-camera.ts';

/** Null where tests that need one are left out. */
export const browser = await findBrowser(browserPlaces);

/** Folders and processes of visits of this test file; empty when none is under way. */
export function watchLeftovers(): () => string[] {
  const folder = useOwnTemporaryFolder();
  return () => [
    ...readdirSync(folder),
    ...execFileSync('ps', ['-eo', 'args'], { encoding: 'utf8' })
      .split('\n')
      .filter((line) => line.includes(folder)),
  ];
}

export function cameraFor(port: number, limits: Partial<CameraLimits> = {}) {
  const camera = createChromiumCamera({
    ...browserPlaces,
    connectTo: parseConnectTo(`site.example=127.0.0.1:${port}`),
    aboutUrl: 'https://pagewright.example/bot',
    resolve: (host) => Promise.reject(new Error(`${host} is asked for, and there is no DNS here.`)),
    limits,
  });
  onTestFinished(() => camera.close());
  return (address: string, robots = []): Promise<VisitOutcome> =>
    camera.visit({ url: `https://site.example${address}`, robots }, new AbortController().signal);
}

export function visitOf(outcome: VisitOutcome): Visit {
  if (outcome.kind !== 'visited') throw new Error(outcome.sentence);
  return outcome.visit;
}

export const page = (body: string, head = ''): string =>
  `<!doctype html><html lang="en"><head><title>A page</title><meta name="viewport" content="width=device-width">${head}</head><body><main><h1>A heading</h1>${body}</main></body></html>`;
