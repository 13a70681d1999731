/** What every field shares: its hint, its error with a shape, and how both are tied to the control. */
import type { ReactNode } from 'react';
import styles from './field.module.css';
import { Note, Row } from './layout.tsx';
import { ToneIcon } from './tone-icon.tsx';

export type FieldWords = { hint?: ReactNode; error?: ReactNode };

export type FieldAria = {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
};

export function fieldAria(id: string, { hint, error }: FieldWords): FieldAria {
  const describedBy = [error ? `${id}-error` : '', hint ? `${id}-hint` : ''].filter(Boolean).join(' ');
  return { id, 'aria-describedby': describedBy || undefined, 'aria-invalid': error ? true : undefined };
}

export function FieldHint({ id, children }: { id: string; children: ReactNode }) {
  if (!children) return null;
  return (
    <Note id={`${id}-hint`} measure>
      {children}
    </Note>
  );
}

export function FieldError({ id, children }: { id: string; children: ReactNode }) {
  if (!children) return null;
  return (
    <Row
      id={`${id}-error`}
      as="p"
      gap="snug"
      align="stretch"
      size="sm"
      weight={500}
      tone="poor"
      className={styles.error}
    >
      <ToneIcon tone="poor" size={12} />
      <span>{children}</span>
    </Row>
  );
}
