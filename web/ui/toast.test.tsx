/** Toasts: one at a time, 5 s, paused on hover and focus, dismissed by a swipe of 50 px. */
import { act, fireEvent, render, screen } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { Toaster, type ToastMessage, ToastProvider, useToast } from './toast.tsx';
import { ToastView } from './toast-view.tsx';

const plain: ToastMessage = { title: 'Copied!', description: 'Content copied to clipboard' };

function Page({ messages }: { messages: Record<string, ToastMessage> }) {
  const { show, dismiss } = useToast();
  return (
    <>
      {Object.entries(messages).map(([name, message]) => (
        <button key={name} type="button" onClick={() => show(message)}>
          {name}
        </button>
      ))}
      <button type="button" onClick={dismiss}>
        dismiss it
      </button>
    </>
  );
}

function renderPage(messages: Record<string, ToastMessage> = { plain }) {
  render(
    <ToastProvider durationMs={5000} swipePx={50}>
      <Page messages={messages} />
      <Toaster view={ToastView} />
    </ToastProvider>,
  );
}

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const pass = (ms: number): void => {
  act(() => {
    vi.advanceTimersByTime(ms);
  });
};
const toasts = () => screen.queryAllByRole('listitem');

function onlyToast(): HTMLElement {
  const [toast, ...others] = toasts();
  if (!toast || others.length > 0) throw new Error(`Expected one toast, found ${toasts().length}.`);
  return toast;
}

function swipe(px: number): void {
  const toast = onlyToast();
  fireEvent.pointerDown(toast, { button: 0, clientX: 100, clientY: 10, pointerId: 1 });
  fireEvent.pointerMove(toast, { clientX: 110, clientY: 10, pointerId: 1 });
  fireEvent.pointerMove(toast, { clientX: 100 + px, clientY: 10, pointerId: 1 });
  fireEvent.pointerUp(toast, { clientX: 100 + px, clientY: 10, pointerId: 1 });
}

beforeEach(() => {
  vi.useFakeTimers();
  // happy-dom has no pointer capture.
  Object.assign(HTMLElement.prototype, {
    setPointerCapture: () => {},
    releasePointerCapture: () => {},
    hasPointerCapture: () => false,
  });
});

describe('toast', () => {
  it('has its live region before there is anything to say, and says it inside', () => {
    renderPage();
    const region = screen.getByRole('status');
    expect(toasts()).toHaveLength(0);
    press('plain');
    expect(screen.getByRole('status')).toBe(region);
    expect(region.textContent).toContain('Copied!');
    expect(screen.getAllByText('Copied!')).toHaveLength(1);
  });

  it('shows one at a time: a new one replaces the old and has its own full time', () => {
    renderPage({ first: { title: 'First' }, second: { title: 'Second' } });
    press('first');
    pass(4000);
    press('second');
    expect(onlyToast().textContent).toContain('Second');
    pass(4999);
    expect(onlyToast().textContent).toContain('Second');
    pass(1);
    expect(toasts()).toHaveLength(0);
  });

  it('leaves the tree after 5000 ms, not before', () => {
    renderPage();
    press('plain');
    pass(4999);
    onlyToast();
    pass(1);
    expect(toasts()).toHaveLength(0);
  });

  it('pauses under the pointer and goes on with what was left', () => {
    renderPage();
    press('plain');
    pass(3000);
    fireEvent.pointerMove(onlyToast());
    pass(60_000);
    fireEvent(regionOf(onlyToast()), new Event('pointerleave'));
    pass(1999);
    onlyToast();
    pass(1);
    expect(toasts()).toHaveLength(0);
  });

  it('pauses while it holds the focus', () => {
    renderPage();
    press('plain');
    pass(1000);
    act(() => onlyToast().focus());
    pass(60_000);
    onlyToast();
    act(() => screen.getByRole('button', { name: 'plain' }).focus());
    pass(4000);
    expect(toasts()).toHaveLength(0);
  });

  it('pauses while the window is away', () => {
    renderPage();
    press('plain');
    pass(1000);
    fireEvent.blur(window);
    pass(60_000);
    onlyToast();
    fireEvent.focus(window);
    pass(4000);
    expect(toasts()).toHaveLength(0);
  });

  it('does not pass its pause on: after a hovered toast is dismissed the next one ends in time', () => {
    renderPage();
    press('plain');
    fireEvent.pointerMove(onlyToast());
    press('Dismiss');
    press('plain');
    pass(5000);
    expect(toasts()).toHaveLength(0);
  });

  it('stays after a swipe of 49 px and goes at once after one of 50', () => {
    renderPage();
    press('plain');
    swipe(49);
    onlyToast();
    swipe(50);
    expect(toasts()).toHaveLength(0);
  });

  it('does its action and goes', () => {
    const onSelect = vi.fn();
    renderPage({
      offer: { title: 'Used up', action: { label: 'Get Credits', altText: 'Buy credits', onSelect } },
    });
    press('offer');
    press('Get Credits');
    expect(onSelect).toHaveBeenCalledOnce();
    expect(toasts()).toHaveLength(0);
  });

  it('gives the focus back to where it came from', () => {
    renderPage();
    const button = screen.getByRole('button', { name: 'plain' });
    button.focus();
    press('plain');
    act(() => screen.getByRole('button', { name: 'Dismiss' }).focus());
    press('Dismiss');
    expect(document.activeElement).toBe(button);
  });

  it('can be dismissed by the code that showed it', () => {
    renderPage();
    press('plain');
    press('dismiss it');
    expect(toasts()).toHaveLength(0);
  });
});

function regionOf(toast: HTMLElement): HTMLElement {
  const region = toast.closest<HTMLElement>('[role="region"]');
  if (!region) throw new Error('The toast is in no region.');
  return region;
}
