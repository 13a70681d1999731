/** A disclosure says whether it is open, keeps other buttons out of its target, and unfolds for print. */
import { act, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { Disclosure } from './disclosure.tsx';

describe('disclosure', () => {
  it('opens and closes by its button, which says so and points to its region', async () => {
    const user = userEvent.setup();
    render(
      <Disclosure summary="Homepage" framed>
        Evidence
      </Disclosure>,
    );
    expect(screen.queryByText('Evidence')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Homepage', expanded: false }));
    const button = screen.getByRole('button', { name: 'Homepage', expanded: true });
    expect(screen.getByRole('region', { name: 'Homepage' }).id).toBe(button.getAttribute('aria-controls'));
    expect(screen.getByText('Evidence')).toBeDefined();
    await user.click(button);
    expect(screen.queryByText('Evidence')).toBeNull();
  });

  it('is controlled when `open` is given', async () => {
    const user = userEvent.setup();
    const onToggle = vi.fn();
    render(
      <Disclosure summary="Homepage" open={false} onToggle={onToggle}>
        Evidence
      </Disclosure>,
    );
    await user.click(screen.getByRole('button', { name: 'Homepage' }));
    expect(onToggle).toHaveBeenCalledExactlyOnceWith(true);
    expect(screen.queryByText('Evidence')).toBeNull();
  });

  it('does not open when an action beside it is pressed', async () => {
    const user = userEvent.setup();
    render(
      <Disclosure summary="Homepage" actions={<button type="button">Reanalyze</button>}>
        Evidence
      </Disclosure>,
    );
    await user.click(screen.getByRole('button', { name: 'Reanalyze' }));
    expect(screen.getByRole('button', { name: 'Homepage', expanded: false })).toBeDefined();
  });

  it('unfolds while the page is printed and folds back', () => {
    render(
      <Disclosure summary="Homepage" framed>
        Evidence
      </Disclosure>,
    );
    act(() => void window.dispatchEvent(new Event('beforeprint')));
    expect(screen.getByText('Evidence')).toBeDefined();
    act(() => void window.dispatchEvent(new Event('afterprint')));
    expect(screen.queryByText('Evidence')).toBeNull();
  });

  it.each(['line', 'hide'] as const)('stays folded on paper with print=%s, even if it is open', (print) => {
    const { container } = render(
      <Disclosure summary="Homepage" print={print} defaultOpen>
        Evidence
      </Disclosure>,
    );
    act(() => void window.dispatchEvent(new Event('beforeprint')));
    expect(screen.queryByText('Evidence')).toBeNull();
    expect(container.querySelector('[data-print="hide"]') !== null).toBe(print === 'hide');
    act(() => void window.dispatchEvent(new Event('afterprint')));
    expect(screen.getByText('Evidence')).toBeDefined();
  });
});
