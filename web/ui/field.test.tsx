/** Fields tie their label, hint and error to the control that a screen reader lands on. */
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { Checkbox, PasswordField, RadioCards, SwitchField, TextArea, TextField } from './field.tsx';
import { SliderField } from './slider-field.tsx';

function descriptionOf(control: HTMLElement): string {
  const ids = control.getAttribute('aria-describedby')?.split(' ') ?? [];
  return ids.map((id) => document.getElementById(id)?.textContent ?? `missing ${id}`).join(' | ');
}

describe('text field', () => {
  it('describes its input by the error first, then the hint, and marks it invalid', () => {
    render(<TextField label="Website URL" hint="Without the prefix." error="Website URL is required" />);
    const input = screen.getByRole('textbox', { name: 'Website URL' });
    expect(descriptionOf(input)).toBe('Website URL is required | Without the prefix.');
    expect(input.getAttribute('aria-invalid')).toBe('true');
  });

  it('has no description and is not invalid without them', () => {
    render(<TextField label="Website URL" />);
    const input = screen.getByRole('textbox', { name: 'Website URL' });
    expect(input.hasAttribute('aria-describedby')).toBe(false);
    expect(input.hasAttribute('aria-invalid')).toBe(false);
  });

  it('gives its ref the input, so a form can focus the first bad field', () => {
    const ref = vi.fn<(input: HTMLInputElement | null) => void>();
    render(<TextField label="Website URL" ref={ref} />);
    expect(ref.mock.calls[0]?.[0]).toBe(screen.getByRole('textbox'));
  });

  it.each([
    ['text area', <TextArea key="a" label="Words" error="Too long" />],
    ['checkbox', <Checkbox key="b" label="Words" error="Too long" />],
    ['switch', <SwitchField key="c" label="Words" error="Too long" checked={false} onChange={() => {}} />],
  ])('ties the error of a %s the same way', (_, field) => {
    render(field);
    const control = screen.getByLabelText('Words');
    expect(descriptionOf(control)).toBe('Too long');
    expect(control.getAttribute('aria-invalid')).toBe('true');
  });
});

describe('password field', () => {
  it('shows and hides what is typed', async () => {
    const user = userEvent.setup();
    render(<PasswordField label="Password" />);
    expect(screen.getByLabelText('Password').getAttribute('type')).toBe('password');
    await user.click(screen.getByRole('button', { name: 'Show password' }));
    expect(screen.getByLabelText('Password').getAttribute('type')).toBe('text');
    await user.click(screen.getByRole('button', { name: 'Hide password' }));
    expect(screen.getByLabelText('Password').getAttribute('type')).toBe('password');
  });
});

describe('radio cards', () => {
  const options = [
    { value: 'sitemap', label: 'Use sitemap.xml' },
    { value: 'crawl', label: 'Crawl site (fallback)', hint: 'Slower.' },
  ] as const;

  it('reports the value of the option that was chosen and describes the group by its error', async () => {
    const user = userEvent.setup();
    const onChange = vi.fn();
    render(
      <RadioCards
        legend="Method"
        name="m"
        options={options}
        value="sitemap"
        onChange={onChange}
        error="Choose"
      />,
    );
    const group = screen.getByRole('radiogroup', { name: 'Method' });
    expect(descriptionOf(group)).toBe('Choose');
    const crawl = screen.getByRole('radio', { name: 'Crawl site (fallback)' });
    expect(descriptionOf(crawl)).toBe('Slower.');
    await user.click(crawl);
    expect(onChange).toHaveBeenCalledExactlyOnceWith('crawl');
  });

  it('disables every option at once', () => {
    render(
      <RadioCards legend="Method" name="m" options={options} value="sitemap" onChange={() => {}} disabled />,
    );
    for (const radio of screen.getAllByRole('radio'))
      expect(radio.matches(':disabled, fieldset:disabled *')).toBe(true);
  });
});

describe('slider field', () => {
  function Delay({ onChange }: { onChange: (value: number) => void }) {
    const [value, setValue] = useState(500);
    return (
      <SliderField
        label="Delay"
        min={100}
        max={3000}
        step={100}
        unit="ms"
        value={value}
        onChange={(next) => {
          onChange(next);
          setValue(next);
        }}
      />
    );
  }

  const box = () => screen.getByRole<HTMLInputElement>('spinbutton', { name: 'Delay, exact value' });
  const slider = () => screen.getByRole<HTMLInputElement>('slider', { name: 'Delay' });

  async function type(text: string) {
    const user = userEvent.setup();
    const onChange = vi.fn();
    render(<Delay onChange={onChange} />);
    await user.clear(box());
    await user.type(box(), text);
    return { user, onChange };
  }

  it('moves the slider as soon as a number that fits is typed', async () => {
    await type('1200');
    expect(slider().value).toBe('1200');
    expect(slider().getAttribute('aria-valuetext')).toBe('1200 ms');
  });

  it('never reports a number out of bounds or off the steps, and settles on the nearest when left', async () => {
    const { user, onChange } = await type('99999');
    await user.tab();
    expect(box().value).toBe('3000');
    for (const [value] of onChange.mock.calls) {
      expect(value % 100).toBe(0);
      expect(value).toBeLessThanOrEqual(3000);
    }
  });

  it('rounds to the step on Enter', async () => {
    const { user } = await type('1249');
    await user.keyboard('{Enter}');
    expect(box().value).toBe('1200');
  });

  it('keeps the old number when the box is left empty', async () => {
    const user = userEvent.setup();
    render(<Delay onChange={() => {}} />);
    await user.clear(box());
    await user.tab();
    expect(box().value).toBe('500');
  });
});
