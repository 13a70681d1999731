/** Reads an image of an analysis for its owner: a screenshot, or one that a person must describe; no other image. */
import type { User } from '@pagewright/contract/entities/user';
import type { Picture } from '@pagewright/engine/model/picture';
import { createImageFetcher } from '@pagewright/engine/pipeline/fetch-image';
import { refuse } from '../../errors/refusal.ts';
import { readScreenshotBytes, type ScreenshotKey } from '../../store/screenshots.ts';
import { enterSite } from '../access/enter-site.ts';
import type { Deps } from '../deps.ts';
import { readAnalysis } from './read-analysis.ts';
import { objectNameOf } from './store-screenshots.ts';

const timeoutMs = 15_000;

export async function readImage(
  deps: Deps,
  user: User,
  { id, src }: { readonly id: string; readonly src: string },
): Promise<Picture> {
  const { text } = await readAnalysis(deps, user, id);
  const { worker, http } = deps.reports;
  if (!(await worker.call('needsPerson', { text, src }, user.id))) throw refuse('image_unavailable');
  const signal = AbortSignal.timeout(timeoutMs);
  const entered = await enterSite(deps, { analysisId: id }, signal);
  const access = entered.kind === 'entered' ? entered.entrance.access : null;
  const client = access === null ? http : http.forSite(access);
  const image = await createImageFetcher(client, signal)(src, signal).catch(() => null);
  if (image === null) throw refuse('image_unavailable');
  return image;
}

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

/** Reads a screenshot for the owner of its analysis. */
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
