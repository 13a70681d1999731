/** Reads a screenshot for the owner of its analysis. */
import type { User } from '@pagewright/contract/entities/user';
import { refuse } from '../../errors/refusal.ts';
import { readScreenshotBytes, type ScreenshotKey } from '../../store/screenshots.ts';
import type { Deps } from '../deps.ts';
import { objectNameOf } from './store-screenshots.ts';

async function fetchAway({ objects, log }: Deps, shot: ScreenshotKey): Promise<Buffer | null> {
  if (objects === null) {
    log.warn(
      { event: 'screenshot.store_missing', ...shot },
      'a screenshot is in an object store, and none is configured',
    );
    throw refuse('screenshot_unavailable');
  }
  try {
    return await objects.read(objectNameOf(shot));
  } catch (error) {
    log.warn(
      { event: 'screenshot.read_failed', ...shot, error: String(error) },
      'a screenshot could not be read',
    );
    throw refuse('screenshot_unavailable');
  }
}

export async function readScreenshot(
  deps: Deps,
  user: User,
  { id, key }: { readonly id: string; readonly key: string },
): Promise<Buffer> {
  const stored = await readScreenshotBytes(deps.db, { userId: user.id, id }, key);
  const bytes = stored === 'away' ? await fetchAway(deps, { analysisId: id, key }) : stored;
  if (bytes === null) throw refuse('analysis_not_found');
  return bytes;
}
