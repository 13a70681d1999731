/** Has a page of a run looked at in a browser, and keeps pictures and figures: who takes the run up need not look again. */
import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { deserialize, serialize } from 'node:v8';
import { zstdCompress, zstdDecompress } from 'node:zlib';
import type { Camera, Look, LookAt, Screenshot, ShotRef, ShotView } from '@pagewright/engine/design/camera';
import type { Database } from '../store/database.ts';
import { keepWork, recallWork } from '../store/run-work.ts';
import type { Run } from '../store/runs.ts';
import type { Log } from './deps.ts';
import type { ShotKeeper } from './keep-shots.ts';

const compress = promisify(zstdCompress);
const decompress = promisify(zstdDecompress);
/** Changes with the shape of what is kept: what another version kept is looked at again. */
const lookWork = 'look-4';

interface LookDeps {
  readonly db: Database;
  readonly camera: Camera;
  readonly shots: ShotKeeper;
  readonly log: Log;
  readonly now: () => Date;
}

/** Only for bytes that this file made: the kind of work carries their version. */
const unpackLook = async (bytes: Uint8Array): Promise<Look> => deserialize(await decompress(bytes));

/** Keeps the pictures of one page; one that cannot be kept costs neither the others nor what was measured. */
function createAlbum({ shots, log }: LookDeps, run: Run, url: string) {
  const unkept: ShotView[] = [];
  const page = createHash('sha256').update(url).digest('hex').slice(0, 16);
  const keep = async (view: ShotView, shot: Screenshot | null): Promise<ShotRef | null> => {
    if (shot === null) return null;
    const key = `${page}-${view}`;
    try {
      await shots.keep(run, key, shot.bytes);
      return { key, width: shot.width, height: shot.height };
    } catch (error) {
      log.warn({ run: run.id, error: String(error) }, 'a screenshot was not kept');
      unkept.push(view);
      return null;
    }
  };
  return { keep, unkept };
}

export function createLookAt(deps: LookDeps, run: Run): LookAt {
  const { db, camera, log, now } = deps;
  const remember = async (url: string, look: Look): Promise<void> => {
    const payload = await compress(serialize(look));
    await keepWork(db, run, { kind: lookWork, pieces: [{ key: url, payload }] });
  };
  return async (request, signal) => {
    const { url } = request;
    const known = await recallWork(db, { runId: run.id, kind: lookWork, key: url });
    if (known !== null) return unpackLook(known);
    const outcome = await camera.visit(request, signal);
    if (outcome.kind !== 'visited') {
      log.info({ run: run.id, reason: outcome.sentence }, 'a page was not looked at');
      return outcome;
    }
    const { facts, renderedHtml, desktop, mobile, thumbnail, glance } = outcome.visit;
    const { keep, unkept } = createAlbum(deps, run, url);
    const look: Look = {
      kind: 'visited',
      facts,
      renderedHtml,
      desktop: await keep('desktop', desktop),
      mobile: await keep('mobile', mobile),
      thumbnail: await keep('thumbnail', thumbnail),
      glance,
      unkept,
      capturedAt: now().toISOString(),
    };
    await remember(url, look).catch((error: unknown) =>
      log.warn({ run: run.id, error: String(error) }, 'a look at a page was not kept'),
    );
    return look;
  };
}
