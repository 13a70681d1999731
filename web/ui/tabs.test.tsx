/** Tabs follow the keyboard pattern of ARIA: one tab stop, arrow keys that wrap around, Home and End. */
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import { Tabs } from './tabs.tsx';

const tabs = [
  { id: 'one', label: 'One' },
  { id: 'two', label: 'Two' },
  { id: 'three', label: 'Three' },
] as const;

function Example() {
  const [value, setValue] = useState<'one' | 'two' | 'three'>('one');
  return (
    <>
      <Tabs label="Numbers" tabs={tabs} value={value} onChange={setValue}>
        Panel of {value} <button type="button">Inside</button>
      </Tabs>
    </>
  );
}

/** What is chosen is shown only later, as when a panel still loads. */
function renderSlow(): string[] {
  const choices: string[] = [];
  render(
    <Tabs label="Numbers" tabs={tabs} value="one" onChange={(id) => choices.push(id)}>
      Panel
    </Tabs>,
  );
  return choices;
}

const chosen = () => screen.getByRole('tab', { selected: true });

describe('tabs', () => {
  it('go back to the tab that is still shown while another loads', async () => {
    const user = userEvent.setup();
    const choices = renderSlow();
    await user.click(screen.getByRole('tab', { name: 'Two' }));
    await user.click(screen.getByRole('tab', { name: 'One' }));
    expect(choices.at(-1)).toBe('one');
  });

  it('moves and chooses with arrow keys, around the ends, and with Home and End', async () => {
    const user = userEvent.setup();
    render(<Example />);
    await user.tab();
    expect(document.activeElement?.textContent).toBe('One');
    const steps = [
      ['{ArrowRight}', 'Two'],
      ['{End}', 'Three'],
      ['{ArrowRight}', 'One'],
      ['{ArrowLeft}', 'Three'],
      ['{Home}', 'One'],
    ] as const;
    for (const [key, name] of steps) {
      await user.keyboard(key);
      expect(chosen().textContent).toBe(name);
      expect(document.activeElement).toBe(chosen());
    }
  });

  it('is one stop of the Tab key', async () => {
    const user = userEvent.setup();
    render(<Example />);
    await user.tab();
    await user.tab();
    expect(document.activeElement?.textContent).toBe('Inside');
  });

  it('names its panel by the chosen tab', async () => {
    const user = userEvent.setup();
    render(<Example />);
    await user.click(screen.getByRole('tab', { name: 'Two' }));
    expect(screen.getByRole('tabpanel', { name: 'Two' }).textContent).toContain('Panel of two');
  });
});
