/** A renderer for tests: a site on loopback under a host name, and what rendering leaves behind on the machine. */
import { execFileSync } from 'node:child_process';
import { globSync, readdirSync, readFileSync } from 'node:fs';
import { parseConnectTo } from '@pagewright/engine/fetch/connect-to';
import type { MachineLoad } from '@pagewright/engine/fetch/machine-load';
import { idleMachine } from '@pagewright/engine/fetch/testing/idle-machine';
import type { MayVisit, RenderedPage, RenderOutcome } from '@pagewright/engine/render/page-renderer';
import { onTestFinished } from 'vitest';
import { browserPlaces } from '../../../testing/audit-with-renderer.ts';
import { useOwnTemporaryFolder } from '../../../testing/own-temporary-folder.ts';
import { findBrowser } from '../../find-browser.ts';
import { createChromiumRenderer, type RenderLimits } from '../chromium-renderer.ts';
import { makeProxyCertificate } from '../filtering-proxy.ts';

/** Null where tests that need a browser are skipped. */
export const browser = await findBrowser(browserPlaces);

/** Folders and processes of this test file's browsers; empty when none is running. */
export function watchLeftovers(): () => string[] {
  const folder = useOwnTemporaryFolder();
  return () => [
    ...readdirSync(folder),
    ...execFileSync('ps', ['-eo', 'args'], { encoding: 'utf8' })
      .split('\n')
      .filter((line) => line.includes(folder)),
  ];
}

/** Kills the browsers of this test file, as a machine without memory does. */
export function killBrowsers(): void {
  for (const file of globSync(`${process.env['TMPDIR']}/*/pid`))
    process.kill(-Number(readFileSync(file, 'utf8')), 'SIGKILL');
}

export const ownCertificate = makeProxyCertificate();

function openRenderer(
  port: number,
  limits: Partial<RenderLimits>,
  load: Pick<MachineLoad, 'watch'>,
  hosts: string,
) {
  const renderer = createChromiumRenderer({
    ...browserPlaces,
    connectTo: parseConnectTo(`site.example=127.0.0.1:${port},${hosts}`),
    aboutUrl: 'https://pagewright.example/bot',
    resolve: (host) => Promise.reject(new Error(`${host} was requested, and there is no DNS here.`)),
    limits,
    load,
    certificate: ownCertificate,
  });
  onTestFinished(() => renderer.close());
  return renderer;
}

/** `hosts`: more hosts, as in CONNECT_TO. */
export function rendererFor(
  port: number,
  limits: Partial<RenderLimits> = {},
  load: Pick<MachineLoad, 'watch'> = idleMachine,
  hosts = '',
) {
  const renderer = openRenderer(port, limits, load, hosts);
  return async (path: string, robots = [], mayVisit?: MayVisit): Promise<RenderOutcome> => {
    const session = renderer.openSession();
    const request = { url: `https://site.example${path}`, robots };
    try {
      return await session.render(request, new AbortController().signal, mayVisit);
    } finally {
      await session.close();
    }
  };
}

/** For several pages of a site: the browser of a run renders one after the other. */
export function runRendererFor(port: number): (path: string) => Promise<RenderOutcome> {
  const session = openRenderer(port, {}, idleMachine, '').openSession();
  return (path) =>
    session.render({ url: `https://site.example${path}`, robots: [] }, new AbortController().signal);
}

export function renderedPageOf(outcome: RenderOutcome): RenderedPage {
  if (outcome.kind !== 'rendered') throw new Error(outcome.sentence);
  return outcome.page;
}

export const page = (body: string, head = ''): string =>
  `<!doctype html><html lang="en"><head><title>A page</title><meta name="viewport" content="width=device-width">${head}</head><body><main><h1>A heading</h1>${body}</main></body></html>`;
