/** Opens the renderer of this process: for runs, and for single pages that are reanalyzed or chatted about. */
import path from 'node:path';
import { parseConnectTo } from '@pagewright/engine/fetch/connect-to';
import type { PageRenderer } from '@pagewright/engine/render/page-renderer';
import { createChromiumRenderer } from '../adapters/chromium/chromium-renderer.ts';
import type { Env } from './env.ts';

export interface RendererSetup {
  /** The project's folder. */
  readonly root: string;
  /** As the setting CONNECT_TO is written. */
  readonly connectTo: string;
  /** The page that explains the crawler to site owners. */
  readonly aboutUrl: string;
}

export const openRenderer = (
  env: Pick<Env, 'CHROME_PATH' | 'RUNS_AT_ONCE'>,
  { root, connectTo, aboutUrl }: RendererSetup,
): PageRenderer =>
  createChromiumRenderer({
    configured: env.CHROME_PATH,
    own: path.join(root, '.cache', 'browser', 'chromium'),
    connectTo: parseConnectTo(connectTo),
    aboutUrl,
    limits: { atOnce: env.RUNS_AT_ONCE },
  });
