import { render, screen } from '@testing-library/react';
import { PointerEventsCheckLevel, userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { ConfirmDialog } from './dialog.tsx';

function Example({ onConfirm, onCancel }: { onConfirm: () => void; onCancel: () => void }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Open
      </button>
      <ConfirmDialog
        open={open}
        title="Are you sure?"
        description="example.com, 14 Nov"
        confirmLabel="Delete"
        danger
        onConfirm={onConfirm}
        onCancel={() => {
          onCancel();
          setOpen(false);
        }}
      />
    </>
  );
}

async function openDialog() {
  // The page under a modal dialog has `pointer-events: none`; a press there must close the dialog all the same.
  const user = userEvent.setup({ pointerEventsCheck: PointerEventsCheckLevel.Never });
  const onConfirm = vi.fn();
  const onCancel = vi.fn();
  render(<Example onConfirm={onConfirm} onCancel={onCancel} />);
  await user.click(screen.getByRole('button', { name: 'Open' }));
  return { user, onConfirm, onCancel };
}

describe('confirm dialog', () => {
  it('is named by its question, described by its detail, and focuses Cancel', async () => {
    await openDialog();
    const dialog = screen.getByRole('alertdialog', { name: 'Are you sure?' });
    const description = document.getElementById(dialog.getAttribute('aria-describedby') ?? '');
    expect(description?.textContent).toBe('example.com, 14 Nov');
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Cancel' }));
  });

  it('takes Escape for Cancel and closes', async () => {
    const { user, onConfirm, onCancel } = await openDialog();
    await user.keyboard('{Escape}');
    expect(onCancel).toHaveBeenCalledOnce();
    expect(onConfirm).not.toHaveBeenCalled();
    expect(screen.queryByRole('button', { name: 'Delete' })).toBeNull();
  });

  it('returns the focus to what opened it', async () => {
    const { user } = await openDialog();
    await user.keyboard('{Escape}');
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Open' }));
  });

  it('takes a press outside for Cancel', async () => {
    const { user, onCancel } = await openDialog();
    const overlay = screen.getByRole('alertdialog').parentElement;
    await user.click(overlay ?? document.body);
    expect(onCancel).toHaveBeenCalledOnce();
  });

  it('hides a key press from the shortcuts of the page', async () => {
    const onEscape = vi.fn();
    document.addEventListener('keydown', onEscape, { once: true });
    const { user } = await openDialog();
    await user.keyboard('{Escape}');
    expect(onEscape).not.toHaveBeenCalled();
    document.removeEventListener('keydown', onEscape);
  });

  it('confirms by its own button only', async () => {
    const { user, onConfirm, onCancel } = await openDialog();
    await user.click(screen.getByRole('button', { name: 'Delete' }));
    expect(onConfirm).toHaveBeenCalledOnce();
    expect(onCancel).not.toHaveBeenCalled();
  });
});
