/** Converts a chat message that an earlier version saved to the current schema. */
import { renameField } from './saved-fields.ts';

export const upgradeMessage = (saved: unknown): unknown => renameField(saved, 'proofs', 'verifications');
