/** A confirm dialog starts on Cancel, answers Escape with Cancel, and only the confirm button confirms. */
import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
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
  const user = userEvent.setup();
  const onConfirm = vi.fn();
  const onCancel = vi.fn();
  render(<Example onConfirm={onConfirm} onCancel={onCancel} />);
  await user.click(screen.getByRole('button', { name: 'Open' }));
  return { user, onConfirm, onCancel };
}

afterEach(cleanup);

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

  it('confirms by its own button only', async () => {
    const { user, onConfirm, onCancel } = await openDialog();
    await user.click(screen.getByRole('button', { name: 'Delete' }));
    expect(onConfirm).toHaveBeenCalledOnce();
    expect(onCancel).not.toHaveBeenCalled();
  });
});
