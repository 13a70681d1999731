/** Measures are drawn to scale and read as a sentence. */
import { render, screen } from '@testing-library/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { Ruler } from './ruler.tsx';
import { Track } from './track.tsx';

const sentence = '81 characters. Too long: search results cut it after about 60.';

describe('ruler', () => {
  it('is an image whose name is its sentence', () => {
    render(<Ruler value={81} max={100} tone="fair" ticks={[{ at: 60 }]} label={sentence} />);
    expect(screen.getByRole('img', { name: sentence })).toBeDefined();
  });

  it('puts its filling and ticks where the numbers are, and never past the end', () => {
    render(<Ruler value={250} max={200} tone="poor" ticks={[{ at: 50, label: 'short' }]} label={sentence} />);
    const drawing = screen.getByRole('img');
    expect(drawing.querySelector('line')?.getAttribute('x1')).toBe('25%');
    expect(drawing.querySelector('text')?.textContent).toBe('short');
    expect(drawing.querySelectorAll(':scope > svg')[1]?.getAttribute('width')).toBe('100%');
  });

  it('needs no inline style, so a strict content policy draws it in static pages too', () => {
    const html = renderToStaticMarkup(
      <Ruler value={7} max={10} tone="good" ticks={[{ at: 5 }]} label={sentence} />,
    );
    expect(html).not.toContain('style=');
    expect(html).toContain('70%');
  });
});

describe('track', () => {
  it('is a named progress bar with its value in numbers and words', () => {
    render(
      <Track value={43} label="Analyzing example.com" valueText="43 percent" milestones={[{ at: 10 }]} />,
    );
    const bar = screen.getByRole('progressbar', { name: 'Analyzing example.com' });
    expect(bar.getAttribute('aria-valuenow')).toBe('43');
    expect(bar.getAttribute('aria-valuetext')).toBe('43 percent');
  });
});
