/** Tests that tags in words are code, and nothing else is. */
import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { CodedText } from './coded-text.tsx';

const codeIn = (text: string): string[] => {
  const { container } = render(<CodedText text={text} />);
  expect(container.textContent).toBe(text);
  return [...container.querySelectorAll('code')].map(({ textContent }) => textContent);
};

it.each([
  ['Write <html lang="ja">: its words are Japanese.', ['<html lang="ja">']],
  ['Add <h1>Oak</h1> above.', ['<h1>', '</h1>']],
  ['Pages with fewer than 3 < 5 words > none', []],
  ['Plain words.', []],
])('%s', (text, tags) => expect(codeIn(text)).toEqual(tags));
