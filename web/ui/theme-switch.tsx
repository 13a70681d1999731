/** The three-way choice of theme, in words. */
import { useId, useState } from 'react';
import { Icon, type IconName } from './icon.tsx';
import { applyTheme, readTheme, saveTheme, type Theme, themes } from './theme.ts';
import styles from './theme-switch.module.css';
import { words } from './words.ts';

const icons: Readonly<Record<Theme, IconName>> = { light: 'sun', dark: 'moon', system: 'monitor' };

export function ThemeSwitch({ legend = words.theme }: { legend?: string | undefined }) {
  const name = useId();
  const [theme, setTheme] = useState(readTheme);
  const choose = (next: Theme) => {
    setTheme(next);
    saveTheme(next);
    applyTheme(next);
  };
  return (
    <fieldset className={styles.switch}>
      <legend className="visually-hidden">{legend}</legend>
      {themes.map((option) => (
        <label key={option} className={styles.option}>
          <input
            type="radio"
            className={styles.radio}
            name={name}
            value={option}
            checked={theme === option}
            onChange={() => choose(option)}
          />
          <Icon name={icons[option]} size={14} />
          {words.themes[option]}
        </label>
      ))}
    </fieldset>
  );
}
