/** The product's browser for the corpus; screenshots are written as files, beside the results. */
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { createChromiumRenderer } from '../../server/adapters/chromium/chromium-renderer.ts';
import { ensureBrowser } from '../browser-install.mjs';
import { ownBrowser } from '../find-browser.mjs';

/** `folder` has the screenshots of one site. */
export function openRenderer(connectTo, folder) {
  mkdirSync(folder, { recursive: true });
  const store = (url, view, screenshot) => {
    if (screenshot === null) return null;
    const key = `${new URL(url).pathname.replaceAll(/[^\w.-]+/g, '_')}-${view}.jpg`;
    writeFileSync(path.join(folder, key), screenshot.bytes);
    return { key, width: screenshot.width, height: screenshot.height };
  };
  const renderer = createChromiumRenderer({
    configured: ensureBrowser().path,
    own: ownBrowser,
    connectTo,
    aboutUrl: 'https://pagewright.example/bot',
  });
  // One for all sites: they are all of this machine.
  const session = renderer.openSession();
  const renderPage = async (request, signal) => {
    const outcome = await session.render(request, signal);
    if (outcome.kind !== 'rendered') return outcome;
    const { facts, renderedHtml, desktop, mobile, thumbnail, modelImage } = outcome.page;
    const { url } = request;
    return {
      kind: 'rendered',
      facts,
      renderedHtml,
      desktop: store(url, 'desktop', desktop),
      mobile: store(url, 'mobile', mobile),
      thumbnail: store(url, 'thumbnail', thumbnail),
      modelImage,
      unstored: [],
      capturedAt: new Date().toISOString(),
    };
  };
  return { renderPage, close: renderer.close };
}
