/** The selected theme is applied, saved, and set before the first paint. */
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { applyTheme, readTheme, saveTheme, themeBootScript } from './theme.ts';
import { ThemeSwitch } from './theme-switch.tsx';

const appliedTheme = () => document.documentElement.dataset.theme;
// It is only ever text inside a page's head, so it is run as text.
// oxlint-disable-next-line typescript/no-implied-eval
const boot = () => new Function(themeBootScript)();

beforeEach(() => {
  localStorage.clear();
  applyTheme('system');
});
describe('theme', () => {
  it('is the system’s until another is chosen, and then that one', () => {
    expect(readTheme()).toBe('system');
    saveTheme('dark');
    expect(readTheme()).toBe('dark');
  });

  it('ignores what it does not know', () => {
    localStorage.setItem('theme', 'sepia');
    expect(readTheme()).toBe('system');
    boot();
    expect(appliedTheme()).toBeUndefined();
  });

  it('boots into the saved one and leaves the system alone', () => {
    saveTheme('dark');
    boot();
    expect(appliedTheme()).toBe('dark');
    applyTheme('system');
    saveTheme('system');
    boot();
    expect(appliedTheme()).toBeUndefined();
  });

  it('works where storage is forbidden', () => {
    vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError');
    });
    expect(readTheme()).toBe('system');
    expect(boot).not.toThrow();
  });

  it('is switched by a labelled group of three', async () => {
    const user = userEvent.setup();
    render(<ThemeSwitch />);
    expect(screen.getByRole('group', { name: 'Theme' })).toBeDefined();
    expect(screen.getByRole<HTMLInputElement>('radio', { name: 'System' }).checked).toBe(true);
    await user.click(screen.getByRole('radio', { name: 'Dark' }));
    expect([appliedTheme(), readTheme()]).toEqual(['dark', 'dark']);
    await user.click(screen.getByRole('radio', { name: 'System' }));
    expect([appliedTheme(), readTheme()]).toEqual([undefined, 'system']);
  });
});
