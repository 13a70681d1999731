/** What shows a reader their own pages shows it exactly: URLs, search results, copies, marks. */
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { CopyButton } from './copy-button.tsx';
import { ScreenshotWithMarks } from './screenshot-with-marks.tsx';
import { cutAt, SearchPreview } from './search-preview.tsx';
import { shortenMiddle, UrlText } from './url-text.tsx';

describe('url text', () => {
  it('shortens a long path in its middle and keeps the whole URL within reach', () => {
    const url = `https://a.example/${'x'.repeat(40)}/end`;
    render(<UrlText url={url} maxPathChars={20} />);
    expect(screen.getByTitle(url).textContent).toContain(`/${'x'.repeat(40)}/end`);
    expect(screen.getByText(/…/).textContent).toHaveLength(20);
    expect(screen.getByText(/…/).textContent).toMatch(/^\/x+…x+\/end$/);
  });

  it('leaves a short one alone', () => {
    expect(shortenMiddle('/about', 6)).toBe('/about');
    expect(shortenMiddle('/about/', 6)).toBe('/ab…t/');
  });
});

describe('search preview', () => {
  it('cuts at the last whole word before the limit', () => {
    expect(cutAt('one two three', 10)).toBe('one two …');
    expect(cutAt('one two three', 8)).toBe('one two …');
    expect(cutAt('one two three', 7)).toBe('one two …');
  });

  it('leaves what fits, and cuts inside a word that has no end in sight', () => {
    expect(cutAt('one two', 7)).toBe('one two');
    expect(cutAt('one two', undefined)).toBe('one two');
    expect(cutAt('x'.repeat(80), 60)).toBe(`${'x'.repeat(60)} …`);
  });

  it('counts letters as a reader does', () => {
    expect(cutAt('👩‍👩‍👧 family', 8)).toBe('👩‍👩‍👧 family');
  });

  it('shows the URL as a trail', () => {
    render(<SearchPreview title="T" url="https://a.example/shop/bread/?q=1" description="D" />);
    expect(screen.getByText('a.example › shop › bread')).toBeDefined();
  });
});

describe('copy button', () => {
  it('copies, says so, and calls onCopied', async () => {
    const user = userEvent.setup();
    const onCopied = vi.fn();
    render(<CopyButton text="alt text" label="Copy" onCopied={onCopied} />);
    await user.click(screen.getByRole('button', { name: 'Copy' }));
    expect(await screen.findByRole('button', { name: 'Copied' })).toBeDefined();
    expect(await navigator.clipboard.readText()).toBe('alt text');
    expect(onCopied).toHaveBeenCalledOnce();
  });

  it('says when it could not', async () => {
    const user = userEvent.setup();
    vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(
      new DOMException('denied', 'NotAllowedError'),
    );
    Object.assign(document, { execCommand: () => false });
    const onCopied = vi.fn();
    render(<CopyButton text="alt text" label="Copy" onCopied={onCopied} />);
    await user.click(screen.getByRole('button', { name: 'Copy' }));
    expect(await screen.findByRole('button', { name: 'Could not copy' })).toBeDefined();
    expect(onCopied).not.toHaveBeenCalled();
  });
});

describe('screenshot with marks', () => {
  it('names each mark by its number and remark, shows which is chosen, and reports a choice', async () => {
    const user = userEvent.setup();
    const onSelect = vi.fn();
    const box = { x: 160, y: 0, width: 10, height: 10 };
    const marks = [
      { id: 'a', n: 1, box, label: 'Low contrast' },
      { id: 'b', n: 2, box, label: 'Cut off' },
    ];
    render(
      <ScreenshotWithMarks
        src="s.png"
        alt="Home"
        width={640}
        height={360}
        {...{ marks, onSelect }}
        activeId="a"
      />,
    );
    expect(screen.getByRole('button', { name: '1: Low contrast', pressed: true })).toBeDefined();
    await user.click(screen.getByRole('button', { name: '2: Cut off', pressed: false }));
    expect(onSelect).toHaveBeenCalledExactlyOnceWith('b');
  });
});
