/** Tests the toast in words alone: it is read, and it ends. */
import { act, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { PlainToast } from './plain-toast.tsx';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const pass = (ms: number): void => {
  act(() => {
    vi.advanceTimersByTime(ms);
  });
};

it('says its words and ends after its time', () => {
  const onClose = vi.fn();
  const toast = { id: 1, title: 'Copied!', description: 'Content copied to clipboard' };
  render(<PlainToast {...{ toast, onClose }} durationMs={5000} swipePx={50} label="Notifications" />);
  expect(screen.getByText('Copied!').parentElement?.textContent).toBe('Copied! Content copied to clipboard');
  pass(4999);
  expect(onClose).not.toHaveBeenCalled();
  pass(1);
  expect(onClose).toHaveBeenCalledOnce();
});
