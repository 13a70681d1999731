/** Fetches an image that a person must describe, for the owner of its analysis: no other image, and nothing is stored. */
import type { User } from '@pagewright/contract/entities/user';
import { createImageFetcher } from '@pagewright/engine/pipeline/fetch-image';
import type { ImageFile } from '@pagewright/engine/suggest/suggester';
import { refuse } from '../../errors/refusal.ts';
import { enterSite } from '../access/enter-site.ts';
import type { Deps } from '../deps.ts';
import { readAnalysis } from './read-analysis.ts';

const timeoutMs = 15_000;

export async function readImage(
  deps: Deps,
  user: User,
  { id, src }: { readonly id: string; readonly src: string },
): Promise<ImageFile> {
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
