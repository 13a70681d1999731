/** Reads and saves how a user wants sites analysed. */
import type { Settings } from '@pagewright/contract/entities/settings';
import type { User } from '@pagewright/contract/entities/user';
import { readSettings, type SettingsChanges, saveSettings } from '../../store/users.ts';
import type { Deps } from '../deps.ts';

export const readAnalysisSettings = ({ db }: Deps, user: User): Promise<Settings> =>
  readSettings(db, user.id);

export async function saveAnalysisSettings(
  { db }: Deps,
  user: User,
  changes: SettingsChanges,
): Promise<Settings> {
  await saveSettings(db, user.id, changes);
  return readSettings(db, user.id);
}
