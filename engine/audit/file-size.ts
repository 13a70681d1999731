/** Sizes of files in messages and evidence. */
import { translate } from '@pagewright/contract/messages/translate';

/** Part of messages. */
export const sizeText = '{unit, select, mb {{size, number} MB} other {{size, number} KB}}';

/** The data of `sizeText`. */
export const sizeOf = (bytes: number): { readonly size: number; readonly unit: 'kb' | 'mb' } =>
  bytes >= 1_000_000
    ? { size: Math.round(bytes / 100_000) / 10, unit: 'mb' }
    : { size: Math.round(bytes / 1000), unit: 'kb' };

/** "244 KB", for evidence. */
export const fileSize = (bytes: number): string => translate(sizeText, sizeOf(bytes));
