/** The product's browser for the corpus; screenshots are taken as always, but stored nowhere. */
import { createChromiumRenderer } from '../../server/adapters/chromium/chromium-renderer.ts';
import { ensureBrowser } from '../browser-install.mjs';
import { ownBrowser } from '../find-browser.mjs';

const refOf = (url, view, screenshot) =>
  screenshot === null ? null : { key: `${url}-${view}`, width: screenshot.width, height: screenshot.height };

export function openRenderer(connectTo) {
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
      desktop: refOf(url, 'desktop', desktop),
      mobile: refOf(url, 'mobile', mobile),
      thumbnail: refOf(url, 'thumbnail', thumbnail),
      modelImage,
      unstored: [],
      capturedAt: new Date().toISOString(),
    };
  };
  return { renderPage, close: renderer.close };
}
