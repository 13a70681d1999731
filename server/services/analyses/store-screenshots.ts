/** Stores screenshots of runs in the object store; in the database where there is none or it fails. */
import type { Claim } from '../../store/runs.ts';
import {
  markScreenshotExternal,
  moveScreenshot,
  removeDeletedScreenshots,
  type ScreenshotKey,
  saveScreenshot,
  saveScreenshotBytes,
} from '../../store/screenshots.ts';
import type { Deps, ObjectStore } from '../deps.ts';

/** Reports of earlier versions have JPEG. */
export const mediaTypeOfScreenshot = (bytes: Uint8Array): 'image/webp' | 'image/jpeg' =>
  Buffer.from(bytes.subarray(8, 12)).toString('latin1') === 'WEBP' ? 'image/webp' : 'image/jpeg';

/** Also used for the screenshots that a database trigger marks for deletion. The ending is the same whatever the format. */
export const objectNameOf = ({ analysisId, key }: ScreenshotKey): string =>
  `screenshots/${analysisId}/${key}.jpg`;

/** The pause after a failure, so that a slow store does not delay every page. */
const pauseMs = 30_000;
const removedAtOnce = 50;

export interface ScreenshotStore {
  /** Throws when neither store takes it. */
  readonly save: (run: Claim, key: string, bytes: Uint8Array) => Promise<void>;
  /** Moves screenshots from the database to the object store and removes deleted ones; a maintenance job. */
  readonly tidy: () => Promise<void>;
}

/** An object store that is not called for a while after a failure. */
function createPausingStore(store: ObjectStore, log: Deps['log']) {
  let pausedUntil = Number.NEGATIVE_INFINITY;
  const attempt = async (call: () => Promise<void>): Promise<void> => {
    try {
      await call();
    } catch (error) {
      pausedUntil = performance.now() + pauseMs;
      log.warn(
        { event: 'object_store.failed', error: String(error) },
        'the object store failed; screenshots stay in the database',
      );
      throw error;
    }
  };
  return {
    isPaused: () => performance.now() < pausedUntil,
    put: (screenshot: ScreenshotKey, bytes: Uint8Array) =>
      attempt(() => store.put(objectNameOf(screenshot), bytes, mediaTypeOfScreenshot(bytes))),
    remove: (screenshot: ScreenshotKey) => attempt(() => store.remove(objectNameOf(screenshot))),
  };
}

export function storeScreenshots({
  db,
  objects,
  log,
}: Pick<Deps, 'db' | 'objects' | 'log'>): ScreenshotStore {
  if (objects === null)
    return { save: (run, key, bytes) => saveScreenshot(db, run, key, bytes), tidy: () => Promise.resolve() };
  const store = createPausingStore(objects, log);
  const storeExternally = async (run: Claim, key: string, bytes: Uint8Array): Promise<void> => {
    await markScreenshotExternal(db, run, key);
    await store
      .put({ analysisId: run.id, key }, bytes)
      .catch(() => saveScreenshotBytes(db, run, { key, bytes }));
  };
  return {
    save: (run, key, bytes) =>
      store.isPaused() ? saveScreenshot(db, run, key, bytes) : storeExternally(run, key, bytes),
    tidy: async () => {
      if (store.isPaused()) return;
      while ((await removeDeletedScreenshots(db, removedAtOnce, store.remove)) > 0);
      while (await moveScreenshot(db, store.put));
    },
  };
}
