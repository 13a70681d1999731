/** Opens Chrome or Chromium for `--browser`: the same renderer as the product's, with a browser that is installed. */
import path from 'node:path';
import type { ConnectTo } from '@pagewright/engine/fetch/connect-to';
import type { PageRenderer, RenderPage, RenderSession } from '@pagewright/engine/render/page-renderer';
import { UsageError } from '../errors/usage-error.ts';
import { words } from '../words/words.ts';

const aboutUrl = 'https://pagewright.example/bot';

const isInstalled = (name: string): boolean => {
  try {
    import.meta.resolve(name);
    return true;
  } catch {
    return false;
  }
};

/** The browser that this repository downloads for itself; of no meaning where the command was installed. */
const ownBrowser = path.join(import.meta.dirname, '..', '..', '.cache', 'browser', 'chromium');

export async function openBrowser(connectTo: ConnectTo): Promise<PageRenderer> {
  if (!isInstalled('playwright-core')) throw new UsageError(words.browser.noPackage);
  const { findBrowser } = await import('@pagewright/server/adapters/find-browser');
  const places = { configured: process.env['CHROME_PATH'], own: ownBrowser };
  if ((await findBrowser(places)) === null) throw new UsageError(words.browser.none);
  const { createChromiumRenderer } = await import('@pagewright/server/adapters/chromium/chromium-renderer');
  return createChromiumRenderer({ ...places, connectTo, aboutUrl });
}

/** Screenshots are not part of what the command writes, so none is kept. */
export const createRenderPage =
  ({ render }: RenderSession): RenderPage =>
  async (request, signal, mayVisit) => {
    const outcome = await render(request, signal, mayVisit);
    if (outcome.kind !== 'rendered') return outcome;
    const { facts, renderedHtml } = outcome.page;
    return {
      kind: 'rendered',
      facts,
      renderedHtml,
      desktop: null,
      mobile: null,
      thumbnail: null,
      modelImage: null,
      unstored: [],
      capturedAt: new Date().toISOString(),
    };
  };
