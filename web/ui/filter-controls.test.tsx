/** What filters are made of: a list of choices, a choice of two, one key for the page, a marked part of a text. */
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { MarkedText } from './marked-text.tsx';
import { Segmented } from './segmented.tsx';
import { SelectField } from './select-field.tsx';
import { useKeyPress } from './use-key-press.ts';

const options = [
  { value: 'a', label: 'First' },
  { value: 'b', label: 'Second' },
] as const;

describe('select and segmented', () => {
  it('show which option is selected and report a change', async () => {
    const user = userEvent.setup();
    const onChange = vi.fn();
    render(
      <>
        <SelectField label="Sort" value="a" options={options} onChange={onChange} />
        <Segmented label="View" value="a" options={options} onChange={onChange} />
      </>,
    );
    await user.selectOptions(screen.getByRole('combobox', { name: 'Sort' }), 'Second');
    await user.click(screen.getByRole('radio', { name: 'Second', checked: false }));
    expect(onChange.mock.calls).toEqual([['b'], ['b']]);
    expect(screen.getByRole('group', { name: 'View' })).toBeDefined();
  });
});

function Keys({ onSlash, onEscape }: { onSlash: () => void; onEscape: () => void }) {
  useKeyPress('/', onSlash);
  useKeyPress('Escape', onEscape, { whileTyping: true });
  return <input aria-label="Text" />;
}

describe('a key for the page', () => {
  it('ignores typing and modifiers unless `whileTyping` is set', async () => {
    const user = userEvent.setup();
    const [onSlash, onEscape] = [vi.fn(), vi.fn()];
    render(<Keys onSlash={onSlash} onEscape={onEscape} />);
    await user.keyboard('/');
    expect(onSlash).toHaveBeenCalledOnce();
    await user.keyboard('{Control>}/{/Control}');
    await user.click(screen.getByRole('textbox'));
    await user.keyboard('/{Escape}');
    expect(onSlash).toHaveBeenCalledOnce();
    expect(onEscape).toHaveBeenCalledOnce();
    expect(screen.getByRole('textbox')).toHaveProperty('value', '/');
  });
});

describe('marked text', () => {
  it('marks the part it holds and nothing else', () => {
    const { container, rerender } = render(<MarkedText text="<title>x</title>" part="x" />);
    expect(container.innerHTML).toBe('&lt;title&gt;<mark>x</mark>&lt;/title&gt;');
    rerender(<MarkedText text="abc" part="z" />);
    expect(container.innerHTML).toBe('abc');
  });
});
