/** Markdown of a stranger: what it may become, what it may never become, and what is shown when it cannot be read. */
import { cleanup, render, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { Markdown, type MarkdownProps } from './markdown.tsx';
import { plainWords, readMarkdown } from './markdown-tree.ts';

const ours = (url: URL) => url.hostname === 'shop.example';
const show = (text: string, more: Partial<MarkdownProps> = {}) =>
  render(<Markdown text={text} mayLink={ours} {...more} />).container;

const elementsIn = (container: HTMLElement) =>
  new Set([...container.querySelectorAll('*')].map(({ tagName }) => tagName.toLowerCase()));

describe('Markdown', () => {
  it('shows paragraphs, lists, emphasis, quotes and tables', () => {
    const container = show(
      '# Title\n\nSome **bold** and `code`.\n\n- one\n- two\n\n3. three\n\n> said\n\n| a | b |\n|---|---|\n| 1 | *2* |',
    );
    expect(container.querySelector('p strong')?.textContent).toBe('bold');
    expect(container.querySelectorAll('ul > li')).toHaveLength(2);
    expect(container.querySelector('ul > li')?.innerHTML).toBe('one');
    expect(container.querySelector('ol')?.getAttribute('start')).toBe('3');
    expect(container.querySelector('blockquote')?.textContent).toBe('said');
    expect(container.querySelector('td em')?.textContent).toBe('2');
    expect(screen.getByRole('heading', { level: 4, name: 'Title' })).toBeTruthy();
  });

  it.each([
    '<script>window.hacked = 1</script>',
    '<img src=x onerror="window.hacked = 1">',
    'a <b onclick="x()">word</b> <style>*{display:none}</style>',
    '<iframe src="https://evil.example"></iframe>',
    '<form action="https://evil.example"><input name="password"></form>',
    '<svg/onload=alert(1)>',
    '&lt;script&gt;alert(1)&lt;/script&gt;',
  ])('leaves raw HTML as the letters it is: %s', (text) => {
    const container = show(text);
    expect([...elementsIn(container)].sort()).toEqual(['div', 'p']);
    expect(container.textContent).toContain(text.startsWith('&') ? '<script>' : '<');
  });

  it.each([
    '[click](javascript:alert(1))',
    '[click](JaVaScRiPt:alert(1))',
    '[click](data:text/html,<script>alert(1)</script>)',
    '[click](vbscript:x)',
    '[click](ftp://shop.example/x)',
    '[click](//evil.example/x)',
    '[click](/api/logout)',
    '[click](https://evil.example/x)',
    '[click](https://shop.example@evil.example/x)',
    '<https://evil.example>',
    'see https://evil.example/now',
    '[a]: javascript:alert(1)\n\n[click][a]',
  ])('makes no link of %s', (text) => {
    expect(show(text).querySelector('a')).toBeNull();
  });

  it('writes out where a link to elsewhere would have led', () => {
    expect(show('[our friends](https://evil.example/x)').textContent).toBe(
      'our friends (https://evil.example/x)',
    );
  });

  it('links to allowed URLs alone, in a new tab that knows nothing of this one', () => {
    const link = show('[teapots](https://shop.example/teapots?a=1&b=2)').querySelector('a');
    expect(link?.getAttribute('href')).toBe('https://shop.example/teapots?a=1&b=2');
    expect(link?.getAttribute('rel')).toBe('noopener noreferrer nofollow');
    expect(show('see https://shop.example/x now').querySelector('a')?.textContent).toBe(
      'https://shop.example/x',
    );
  });

  it('loads no image, wherever it is', () => {
    const container = show('![a teapot](https://shop.example/t.png) ![](https://evil.example/pixel.gif)');
    expect(container.querySelector('img')).toBeNull();
    expect(container.textContent).toContain('a teapot');
    expect(container.innerHTML).not.toContain('evil.example');
  });

  it('hands over fenced blocks with their number, and gives each a Copy button by itself', () => {
    show('```html\n<title>x</title>\n```\n\n```\nplain\n```');
    expect(screen.getByRole('figure', { name: 'html' }).querySelector('pre')?.textContent).toBe(
      '<title>x</title>',
    );
    expect(screen.getAllByRole('button', { name: 'Copy' })).toHaveLength(2);
    cleanup();
    show('```\na\n```\n\n- ```json\n  {}\n  ```', {
      code: ({ at, text, language }) => <output>{`${at} ${text} ${language}`}</output>,
    });
    expect(screen.getAllByRole('status').map((block) => block.textContent)).toEqual(['0 a ', '1 {} json']);
  });

  it('shows the raw text when the conversion fails', () => {
    const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const text = 'Some **bold**\n\n```\nx\n```';
    const container = show(text, {
      code: () => {
        throw new Error('no');
      },
    });
    expect(container.querySelector('p')?.textContent).toBe(text);
    expect(container.querySelector('strong')).toBeNull();
    expect(logged).toHaveBeenCalledOnce();
  });

  it.each([
    ['stars', `${'*'.repeat(50_000)}a`],
    ['mixed emphasis', '_a*'.repeat(15_000)],
    ['quotes', '>'.repeat(50_000)],
    ['brackets', '['.repeat(50_000)],
    ['links', '[a](b'.repeat(10_000)],
    ['addresses', 'https://a.b/'.repeat(5000)],
  ])('is not held up by hostile %s', (_, text) => {
    const before = process.cpuUsage();
    readMarkdown(text);
    const { user } = process.cpuUsage(before);
    expect(user / 1000).toBeLessThan(2000);
  });
});

describe('plainWords', () => {
  it('is what is read out: words without marks', () => {
    const nodes = readMarkdown(
      '## Do this\n\nUse **oak**,\nnot `pine`:\n\n- one\n- two\n\n```\nA title\n```',
    );
    expect(plainWords(nodes)).toBe('Do this Use oak, not pine: one two A title');
  });
});
