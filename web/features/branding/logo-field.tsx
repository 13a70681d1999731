/** Chooses a logo, shows it, and takes it away again. */
import { useId, useRef, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import styles from './branding.module.css';
import { shrinkImage } from './shrink-image.ts';
import { strings } from './strings.ts';

export interface LogoFieldProps {
  /** A data URL; null for none. */
  readonly logo: string | null;
  readonly error?: string | undefined;
  readonly onChange: (logo: string | null) => void;
}

export function LogoField({ logo, error, onChange }: LogoFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  const [isUnreadable, setUnreadable] = useState(false);
  const id = useId();
  const message = isUnreadable ? strings.logoFailed : error;
  const choose = async (file: File | undefined) => {
    if (file === undefined) return;
    try {
      onChange(await shrinkImage(file));
      setUnreadable(false);
    } catch {
      setUnreadable(true);
    }
  };
  return (
    <fieldset className={styles.logo} aria-describedby={`${id}-hint`}>
      <legend>{strings.logo}</legend>
      {logo !== null && (
        <div className={styles.preview}>
          <img src={logo} alt={strings.logoAlt} />
        </div>
      )}
      <input
        ref={input}
        type="file"
        id={id}
        className="visually-hidden"
        tabIndex={-1}
        aria-hidden="true"
        accept="image/png,image/jpeg,image/webp"
        onChange={({ currentTarget }) => {
          void choose(currentTarget.files?.[0]);
          currentTarget.value = '';
        }}
      />
      <div className={styles.actions}>
        <Button onClick={() => input.current?.click()}>
          {logo === null ? strings.chooseLogo : strings.replaceLogo}
        </Button>
        {logo !== null && (
          <Button variant="quiet" onClick={() => onChange(null)}>
            {strings.removeLogo}
          </Button>
        )}
      </div>
      {message !== undefined && (
        <p role="alert" className={styles.error}>
          {message}
        </p>
      )}
      <p id={`${id}-hint`} className={styles.hint}>
        {strings.logoHint}
      </p>
    </fieldset>
  );
}
