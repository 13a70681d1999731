/** Why a form was refused, above its fields; takes the focus when it appears, so that it is read. */
import { useEffect, useRef } from 'react';
import { Alert } from '../../ui/alert.tsx';
import styles from './forms.module.css';
import { strings } from './strings.ts';

export function FormAlert({ text }: { readonly text: string | null }) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (text !== null) box.current?.focus();
  }, [text]);
  if (text === null) return null;
  return (
    <div ref={box} tabIndex={-1} role="alert" className={styles.alert}>
      <Alert tone="poor" title={strings.wrongHeading}>
        {text}
      </Alert>
    </div>
  );
}
