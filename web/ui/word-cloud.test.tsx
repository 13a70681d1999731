/** The cloud runs from the most frequent word to the rarest, from the largest size to the smallest. */
import { render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { WordCloud } from './word-cloud.tsx';

const words = [
  { text: 'rye', count: 4 },
  { text: 'bread', count: 40, note: '3.1%' },
  { text: 'ghent', count: 22 },
];
const common = { label: 'Site keywords', minPx: 12, maxPx: 36, emptyText: 'No keywords available' };

describe('word cloud', () => {
  it('orders by count and sizes from 36 down to 12 px', () => {
    render(<WordCloud {...common} words={words} />);
    const items = screen.getAllByRole('listitem');
    expect(items.map((item) => item.textContent)).toEqual(['bread', 'ghent', 'rye']);
    expect(items.map((item) => item.style.fontSize)).toEqual(['36px', '24px', '12px']);
  });

  it('keeps every size inside the bounds when all counts are equal', () => {
    render(<WordCloud {...common} words={words.map((word) => ({ ...word, count: 3 }))} />);
    for (const item of screen.getAllByRole('listitem')) expect(item.style.fontSize).toBe('24px');
  });

  it('makes each word a button that says its count and hands the word over', async () => {
    const user = userEvent.setup();
    const onSelect = vi.fn();
    render(<WordCloud {...common} words={words} onSelect={onSelect} />);
    await user.click(screen.getByRole('button', { name: /^bread\b.*40 times, 3\.1%$/ }));
    expect(onSelect).toHaveBeenCalledExactlyOnceWith(words[1]);
  });

  it('shows the same words as a table and back', async () => {
    const user = userEvent.setup();
    render(<WordCloud {...common} words={words} noteHeader="Density" />);
    await user.click(screen.getByRole('button', { name: 'Show as table' }));
    const table = screen.getByRole('table', { name: 'Site keywords' });
    const rows = within(table)
      .getAllByRole('row')
      .map((row) => row.textContent);
    expect(rows).toEqual(['WordCountDensity', 'bread403.1%', 'ghent22', 'rye4']);
    await user.click(screen.getByRole('button', { name: 'Show as cloud' }));
    expect(screen.getByRole('list', { name: 'Site keywords' })).toBeDefined();
  });

  it('says so when there is nothing', () => {
    render(<WordCloud {...common} words={[]} />);
    expect(screen.getByText('No keywords available')).toBeDefined();
    expect(screen.queryByRole('button')).toBeNull();
  });
});
