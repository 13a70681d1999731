/** The three-way choice of theme, in words. */
import { useId, useState } from 'react';
import { Icon, type IconName } from './icon.tsx';
import { applyTheme, readTheme, saveTheme, type Theme, themes } from './theme.ts';
import styles from './theme-switch.module.css';

const words: Record<Theme, { label: string; icon: IconName }> = {
  light: { label: 'Light', icon: 'sun' },
  dark: { label: 'Dark', icon: 'moon' },
  system: { label: 'System', icon: 'monitor' },
};

export function ThemeSwitch({ legend = 'Theme' }: { legend?: string | undefined }) {
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
          <Icon name={words[option].icon} size={14} />
          {words[option].label}
        </label>
      ))}
    </fieldset>
  );
}
