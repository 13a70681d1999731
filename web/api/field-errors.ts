/** Which form fields a refusal is about, and what else it says. */
import type { ErrorCode } from '@pagewright/contract/errors';
import { ApiError, wordsOf } from './api-error.ts';

export interface FormRefusal<Field extends string> {
  readonly fields: readonly (readonly [field: Field, message: string])[];
  /** The message above the form; null when all of it belongs to fields. */
  readonly general: string | null;
}

export interface RefusedForm<Field extends string> {
  readonly fields: readonly Field[];
  /** Refusals that are about one field by their nature. */
  readonly byCode?: Partial<Record<ErrorCode, Field>>;
  /** Shown when the response has no message of its own. */
  readonly fallback: string;
}

export function formRefusal<Field extends string>(
  error: unknown,
  { fields, byCode = {}, fallback }: RefusedForm<Field>,
): FormRefusal<Field> {
  const words = wordsOf(error, fallback);
  if (!(error instanceof ApiError)) return { fields: [], general: words };
  const given = error.body.fields;
  const named = fields.flatMap((field) => {
    const message = given?.[field];
    return message === undefined ? [] : [[field, message] as const];
  });
  if (named.length > 0) return { fields: named, general: null };
  const ownField = isCode(error.code) ? byCode[error.code] : undefined;
  return ownField === undefined
    ? { fields: [], general: words }
    : { fields: [[ownField, words]], general: null };
}

const isCode = (code: ApiError['code']): code is ErrorCode =>
  code !== 'unknown' && code !== 'unreachable' && code !== 'unreadable';
