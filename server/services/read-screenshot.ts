/** A screenshot of a page, for the owner of its analysis. */
import type { User } from '@pagewright/contract/entities/user';
import { refuse } from '../refusal.ts';
import { readShot, type ShotKey } from '../store/screenshots.ts';
import type { Deps } from './deps.ts';
import { objectNameOf } from './keep-shots.ts';

async function fetchAway({ objects, log }: Deps, shot: ShotKey): Promise<Buffer | null> {
  if (objects === null) {
    log.warn(shot, 'a screenshot is in an object store, and none is configured');
    throw refuse('screenshot_unavailable');
  }
  try {
    return await objects.read(objectNameOf(shot));
  } catch (error) {
    log.warn({ ...shot, error: String(error) }, 'a screenshot could not be fetched');
    throw refuse('screenshot_unavailable');
  }
}

export async function readScreenshot(
  deps: Deps,
  user: User,
  { id, key }: { readonly id: string; readonly key: string },
): Promise<Buffer> {
  const kept = await readShot(deps.db, { userId: user.id, id }, key);
  const bytes = kept === 'away' ? await fetchAway(deps, { analysisId: id, key }) : kept;
  if (bytes === null) throw refuse('analysis_not_found');
  return bytes;
}
