/** A screenshot of a page, for the owner of its analysis. */
import type { User } from '@pagewright/contract/entities/user';
import { refuse } from '../refusal.ts';
import { readShot } from '../store/screenshots.ts';
import type { Deps } from './deps.ts';

export async function readScreenshot(
  { db }: Deps,
  user: User,
  { id, key }: { readonly id: string; readonly key: string },
): Promise<Buffer> {
  const bytes = await readShot(db, { userId: user.id, id }, key);
  if (bytes === null) throw refuse('analysis_not_found');
  return bytes;
}
