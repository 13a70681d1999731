/** The theme (light, dark or the system's): saved in this browser and set on the html element. */
export const themes = ['light', 'dark', 'system'] as const;
export type Theme = (typeof themes)[number];

const storageKey = 'theme';

const isTheme = (value: unknown): value is Theme => themes.some((theme) => theme === value);

export function readTheme(): Theme {
  try {
    const saved = localStorage.getItem(storageKey);
    return isTheme(saved) ? saved : 'system';
  } catch {
    // Storage can be forbidden; the system's choice is the one that needs none.
    return 'system';
  }
}

/** False when the browser cannot store it; the choice then lasts until the page is left. */
export function saveTheme(theme: Theme): boolean {
  try {
    localStorage.setItem(storageKey, theme);
    return true;
  } catch {
    return false;
  }
}

/** `system` takes the attribute away: the stylesheet then follows the system by itself, live. */
export function applyTheme(theme: Theme): void {
  if (theme === 'system') delete document.documentElement.dataset.theme;
  else document.documentElement.dataset.theme = theme;
}

/** Goes inline into the head of every HTML shell, before the stylesheet, so no page flashes in the wrong theme. */
export const themeBootScript = `try{var t=localStorage.getItem('${storageKey}');if(t==='light'||t==='dark')document.documentElement.dataset.theme=t}catch(e){}`;
