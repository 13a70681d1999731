/** Keeps the screenshots of runs: in the object store where there is one, in the database where there is none or it fails. */
import type { Claim } from '../store/runs.ts';
import {
  keepShot,
  keepShotAfterAll,
  moveOneShot,
  noteShotAway,
  removeDoomedShots,
  type ShotKey,
} from '../store/screenshots.ts';
import type { Deps, ObjectStore } from './deps.ts';

export const shotMediaType = 'image/jpeg';

/** The database makes no names: what it dooms is named here as well. */
export const objectNameOf = ({ analysisId, key }: ShotKey): string => `screenshots/${analysisId}/${key}.jpg`;

/** After a failure nothing is tried for so long: a slow store must not slow down every page of every run. */
const restMs = 30_000;
const removedAtOnce = 50;

export interface ShotKeeper {
  /** Throws when it could be kept nowhere. */
  readonly keep: (run: Claim, key: string, bytes: Uint8Array) => Promise<void>;
  /** Puts away what stayed in the database, and removes what was deleted since; for a worker to do now and then. */
  readonly tidy: () => Promise<void>;
}

/** A store that is left alone for a while after a failure. */
function createPatientStore(store: ObjectStore, log: Deps['log']) {
  let restUntil = Number.NEGATIVE_INFINITY;
  const attempt = async (call: () => Promise<void>): Promise<void> => {
    try {
      await call();
    } catch (error) {
      restUntil = performance.now() + restMs;
      log.warn({ error: String(error) }, 'the object store failed; screenshots stay in the database');
      throw error;
    }
  };
  return {
    isAtRest: () => performance.now() < restUntil,
    put: (shot: ShotKey, bytes: Uint8Array) =>
      attempt(() => store.put(objectNameOf(shot), bytes, shotMediaType)),
    remove: (shot: ShotKey) => attempt(() => store.remove(objectNameOf(shot))),
  };
}

export function createShotKeeper({ db, objects, log }: Pick<Deps, 'db' | 'objects' | 'log'>): ShotKeeper {
  if (objects === null)
    return { keep: (run, key, bytes) => keepShot(db, run, key, bytes), tidy: () => Promise.resolve() };
  const store = createPatientStore(objects, log);
  const putAway = async (run: Claim, key: string, bytes: Uint8Array): Promise<void> => {
    await noteShotAway(db, run, key);
    await store
      .put({ analysisId: run.id, key }, bytes)
      .catch(() => keepShotAfterAll(db, run, { key, bytes }));
  };
  return {
    keep: (run, key, bytes) => (store.isAtRest() ? keepShot(db, run, key, bytes) : putAway(run, key, bytes)),
    tidy: async () => {
      if (store.isAtRest()) return;
      while ((await removeDoomedShots(db, removedAtOnce, store.remove)) > 0);
      while (await moveOneShot(db, store.put));
    },
  };
}
