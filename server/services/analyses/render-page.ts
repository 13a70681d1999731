/** Renders a page of a run and stores the result, so that a resumed run need not render it again. */
import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { deserialize, serialize } from 'node:v8';
import { zstdCompress, zstdDecompress } from 'node:zlib';
import type {
  RenderPage,
  RenderResult,
  RenderSession,
  Screenshot,
  ScreenshotRef,
  ScreenshotView,
} from '@pagewright/engine/render/page-renderer';
import type { Database } from '../../store/database.ts';
import { readWork, saveWork } from '../../store/run-work.ts';
import type { Run } from '../../store/runs.ts';
import type { Log } from '../deps.ts';
import type { ScreenshotStore } from './store-screenshots.ts';

const compress = promisify(zstdCompress);
const decompress = promisify(zstdDecompress);
/** The version of the stored format: results of another version are rendered again. */
const renderWork = 'render-7';

interface RenderDeps {
  readonly db: Database;
  readonly render: RenderSession['render'];
  readonly screenshots: ScreenshotStore;
  readonly log: Log;
  readonly now: () => Date;
  /** Receives the key of the small screenshot of each page that is rendered now. */
  readonly onThumbnail?: (url: string, key: string) => void;
}

/** Only for bytes that this file wrote: the kind of work carries their version. */
const unpackResult = async (bytes: Uint8Array): Promise<RenderResult> => deserialize(await decompress(bytes));

/** Saves the screenshots of one page; one that cannot be saved costs neither the others nor the measurements. */
function createScreenshotWriter({ screenshots, log }: RenderDeps, run: Run, url: string) {
  const unstored: ScreenshotView[] = [];
  const page = createHash('sha256').update(url).digest('hex').slice(0, 16);
  const save = async (view: ScreenshotView, screenshot: Screenshot | null): Promise<ScreenshotRef | null> => {
    if (screenshot === null) return null;
    const key = `${page}-${view}`;
    try {
      await screenshots.save(run, key, screenshot.bytes);
      return { key, width: screenshot.width, height: screenshot.height };
    } catch (error) {
      log.warn(
        { event: 'screenshot.write_failed', run: run.id, error: String(error) },
        'a screenshot could not be saved',
      );
      unstored.push(view);
      return null;
    }
  };
  return { save, unstored };
}

export function createRenderPage(deps: RenderDeps, run: Run): RenderPage {
  const { db, render, log, now } = deps;
  const saveResult = async (key: string, result: RenderResult): Promise<void> => {
    const payload = await compress(serialize(result));
    await saveWork(db, run, { kind: renderWork, pieces: [{ key, payload }] });
  };
  return async (request, signal, mayVisit) => {
    const { url } = request;
    const key = request.isDocumentOnly === true ? `document of ${url}` : url;
    const stored = await readWork(db, { runId: run.id, kind: renderWork, key });
    if (stored !== null) return unpackResult(stored);
    const outcome = await render(request, signal, mayVisit);
    if (outcome.kind !== 'rendered') {
      log.info(
        { event: 'render.failed', run: run.id, reason: outcome.sentence },
        'a page could not be rendered',
      );
      return outcome;
    }
    const {
      facts,
      renderedHtml,
      desktop,
      mobile,
      thumbnail,
      modelImage,
      phoneModelImage = null,
    } = outcome.page;
    const { save, unstored } = createScreenshotWriter(deps, run, url);
    const result: RenderResult = {
      kind: 'rendered',
      facts,
      renderedHtml,
      desktop: await save('desktop', desktop),
      mobile: await save('mobile', mobile),
      thumbnail: await save('thumbnail', thumbnail),
      modelImage,
      phoneModelImage,
      unstored,
      capturedAt: now().toISOString(),
    };
    if (result.thumbnail !== null) deps.onThumbnail?.(url, result.thumbnail.key);
    await saveResult(key, result).catch((error: unknown) =>
      log.warn(
        { event: 'render.write_failed', run: run.id, error: String(error) },
        'a rendered page could not be saved',
      ),
    );
    return result;
  };
}
