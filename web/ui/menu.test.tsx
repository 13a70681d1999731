/** The menu opens on its first item, moves by arrow keys and letters, and gives the focus back. */
import { act, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { Menu, MenuItem, MenuLink } from './menu.tsx';

async function openMenu() {
  const user = userEvent.setup();
  const onSelect = vi.fn();
  render(
    <>
      <Menu trigger="M" label="Account menu">
        <MenuLink>
          <a href="#account">Account</a>
        </MenuLink>
        <MenuItem onSelect={() => {}} disabled>
          Not now
        </MenuItem>
        <MenuItem onSelect={onSelect}>Log out</MenuItem>
      </Menu>
      <button type="button">Elsewhere</button>
      <p>Words</p>
    </>,
  );
  await user.click(screen.getByRole('button', { name: 'Account menu' }));
  return { user, onSelect };
}

const focused = () => document.activeElement?.textContent;

describe('menu', () => {
  it('moves over the items that can be chosen, around the ends', async () => {
    const { user } = await openMenu();
    expect(focused()).toBe('Account');
    await user.keyboard('{ArrowDown}');
    expect(focused()).toBe('Log out');
    await user.keyboard('{ArrowDown}');
    expect(focused()).toBe('Account');
    await user.keyboard('{ArrowUp}');
    expect(focused()).toBe('Log out');
    await user.keyboard('a');
    expect(focused()).toBe('Account');
  });

  it.each(['{Enter}', ' ', '{ArrowDown}'])('opens on its first item by the key %s', async (key) => {
    const { user } = await openMenu();
    await user.keyboard('{Escape}');
    await user.keyboard(key);
    expect(focused()).toBe('Account');
  });

  it('closes on Escape and returns to its button', async () => {
    const { user } = await openMenu();
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('menu')).toBeNull();
    expect(document.activeElement).toBe(
      screen.getByRole('button', { name: 'Account menu', expanded: false }),
    );
  });

  it('closes when the page is pressed elsewhere', async () => {
    const { user } = await openMenu();
    await user.click(screen.getByText('Words'));
    expect(screen.queryByRole('menu')).toBeNull();
  });

  it('closes when the focus goes elsewhere', async () => {
    await openMenu();
    act(() => screen.getByRole('button', { name: 'Elsewhere' }).focus());
    expect(screen.queryByRole('menu')).toBeNull();
  });

  it('does what was chosen and closes', async () => {
    const { user, onSelect } = await openMenu();
    await user.click(screen.getByRole('menuitem', { name: 'Log out' }));
    expect(onSelect).toHaveBeenCalledOnce();
    expect(screen.queryByRole('menu')).toBeNull();
  });

  it('closes when a link is chosen', async () => {
    const { user } = await openMenu();
    await user.click(screen.getByRole('menuitem', { name: 'Account' }));
    expect(screen.queryByRole('menu')).toBeNull();
  });
});
