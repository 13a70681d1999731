/** The card of own fields: what is edited, tried and saved, and where a refusal is shown. */
import type { OwnField } from '@pagewright/contract/entities/own-field';
import { screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { type FakeServer, fakeServer } from '../../testing/fake-server.ts';
import { renderApp } from '../../testing/render-app.tsx';
import { FieldsCard } from './fields-card.tsx';

const route = '/api/sites/s1/fields';
const price: OwnField = { name: 'price', kind: 'css', pattern: '.price', take: 'attribute:data-cents' };

let server: FakeServer;
beforeEach(() => {
  const site = { id: 's1', domain: 'shop.example', analyses: 0, points: [] };
  server = fakeServer({ [`GET ${route}`]: [price], 'GET /api/sites/s1': site });
});

async function open() {
  const { user } = renderApp(<FieldsCard siteId="s1" />);
  await screen.findByRole('region', { name: 'Own fields' });
  const field = (number: number) => within(screen.getByRole('group', { name: `Field ${number}` }));
  return { user, field };
}

describe('FieldsCard', () => {
  it('saves what is shown, with a new field', async () => {
    server.on(`PUT ${route}`, [price]);
    const { user, field } = await open();
    await user.click(screen.getByRole('button', { name: 'Add field' }));
    await user.type(field(2).getByRole('textbox', { name: 'Name' }), 'stock');
    await user.selectOptions(field(2).getByRole('combobox', { name: 'Kind' }), 'Contains text');
    await user.type(field(2).getByRole('textbox', { name: 'Pattern' }), 'In stock');
    await user.click(screen.getByRole('button', { name: 'Save fields' }));
    await screen.findByText('Fields saved');
    expect(server.requests(`PUT ${route}`)[0]?.body).toEqual([
      price,
      { name: 'stock', kind: 'contains', pattern: 'In stock', take: 'text' },
    ]);
  });

  it('shows a refusal at its field', async () => {
    const fault = 'This is not a CSS selector: it ends too early';
    server.on(
      `PUT ${route}`,
      Response.json(
        { code: 'invalid_input', message: fault, fields: { '0.pattern': fault } },
        { status: 400 },
      ),
    );
    const { user, field } = await open();
    await user.click(screen.getByRole('button', { name: 'Save fields' }));
    expect(await field(1).findByText(fault)).toBeTruthy();
  });

  it('tries the fields on a page before they are saved', async () => {
    server.on(`POST ${route}/try`, {
      url: 'https://shop.example/kettle',
      values: [{ name: 'price', value: '3990', matches: 2, isTooSlow: false }],
    });
    const { user } = await open();
    const url = screen.getByRole('textbox', { name: 'Try on a page' });
    await user.clear(url);
    await user.type(url, 'shop.example/kettle');
    await user.click(screen.getByRole('button', { name: 'Try' }));
    await screen.findByText('On https://shop.example/kettle');
    expect(screen.getByText('3990')).toBeTruthy();
    expect(screen.getByText('2 matches')).toBeTruthy();
    expect(server.requests(`POST ${route}/try`)[0]?.body).toEqual({
      url: 'shop.example/kettle',
      fields: [price],
    });
  });

  it('says why a page has no value', async () => {
    server.on(`POST ${route}/try`, {
      url: 'https://shop.example/',
      values: [{ name: 'price', value: null, matches: null, isTooSlow: true }],
    });
    const { user } = await open();
    await user.click(screen.getByRole('button', { name: 'Try' }));
    expect(await screen.findByText(/Too slow on this page/)).toBeTruthy();
  });
});
