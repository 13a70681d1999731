/** Has a page of a run looked at in a browser, and keeps pictures and figures: who takes the run up need not look again. */
import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { deserialize, serialize } from 'node:v8';
import { zstdCompress, zstdDecompress } from 'node:zlib';
import type { Camera, Look, LookAt, Screenshot, ShotRef } from '@pagewright/engine/design/camera';
import type { Database } from '../store/database.ts';
import { keepWork, recallWork } from '../store/run-work.ts';
import type { Run } from '../store/runs.ts';
import { shotWork } from '../store/screenshots.ts';
import type { Log } from './deps.ts';

const compress = promisify(zstdCompress);
const decompress = promisify(zstdDecompress);
/** Changes with the shape of what is kept: what another version kept is looked at again. */
const lookWork = 'look-2';

interface LookDeps {
  readonly db: Database;
  readonly camera: Camera;
  readonly log: Log;
  readonly now: () => Date;
}

/** Only for bytes that this file made: the kind of work carries their version. */
const unpackLook = async (bytes: Uint8Array): Promise<Look> => deserialize(await decompress(bytes));

export function createLookAt({ db, camera, log, now }: LookDeps, run: Run): LookAt {
  const keepShot = async (url: string, view: string, shot: Screenshot | null): Promise<ShotRef | null> => {
    if (shot === null) return null;
    const key = `${createHash('sha256').update(url).digest('hex').slice(0, 16)}-${view}`;
    await keepWork(db, run, { kind: shotWork, pieces: [{ key, payload: shot.bytes }] });
    return { key, width: shot.width, height: shot.height };
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
    const { facts, renderedHtml, desktop, mobile, thumbnail } = outcome.visit;
    const look: Look = {
      kind: 'visited',
      facts,
      renderedHtml,
      desktop: await keepShot(url, 'desktop', desktop),
      mobile: await keepShot(url, 'mobile', mobile),
      thumbnail: await keepShot(url, 'thumbnail', thumbnail),
      capturedAt: now().toISOString(),
    };
    const payload = await compress(serialize(look));
    await keepWork(db, run, { kind: lookWork, pieces: [{ key: url, payload }] });
    return look;
  };
}
