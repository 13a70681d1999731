/** Field data beside the measured figures: shown, missing, partial, off. */
import type { FieldData } from '@pagewright/contract/entities/field-data';
import type { SpeedReport } from '@pagewright/contract/entities/speed';
import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { fakeServer } from '../../../testing/fake-server.ts';
import { renderApp } from '../../../testing/render-app.tsx';
import { FieldDataCard } from './field-data.tsx';

const record = { lcp: 2900, inp: 120, cls: 0.02, ttfb: null, from: '2026-10-20', to: '2026-11-16' };
const nothing = { phone: null, desktop: null };
const data: FieldData = {
  state: 'complete',
  note: null,
  origin: { phone: record, desktop: { ...record, lcp: 1400 } },
  history: { phone: [{ ...record, lcp: 3500, to: '2026-11-09' }, record], desktop: null },
  pages: [{ url: 'https://shop.example/sofas', phone: { ...record, inp: 700 }, desktop: null }],
  asked: 3,
};
const speed: SpeedReport = {
  figures: [
    {
      id: 'lcp',
      median: 1900,
      rating: 'good',
      worst: { url: 'https://shop.example/', value: 1900, causes: [] },
    },
  ],
  pages: 1,
  method: '',
  machine: '',
};

function open(view: FieldData) {
  fakeServer({ 'GET /api/analysis/a1/field-data': view });
  return renderApp(<FieldDataCard analysisId="a1" speed={speed} />);
}

it('shows what visitors had beside what we measured, with the history', async () => {
  open(data);
  const figures = within(await screen.findByRole('table', { name: 'Real visitors (field data)' }));
  expect(
    figures.getByRole('row', { name: /Largest.*Needs improvement 2\.9 s Good 1\.4 s 1\.9 s/ }),
  ).toBeTruthy();
  expect(figures.getByRole('row', { name: /Time to First Byte.* – – –/ })).toBeTruthy();
  expect(figures.getByRole('slider', { name: /Largest.*from 3,500 to 2,900/ })).toBeTruthy();
  expect(screen.getByRole('row', { name: /\/sofas.*Poor 700 ms/ })).toBeTruthy();
  expect(screen.getByText(/^2 pages have no field data/)).toBeTruthy();
});

it('says that having none is normal', async () => {
  open({ ...data, origin: nothing, history: nothing, pages: [] });
  expect(await screen.findByText(/no field data for this site\. That is normal/)).toBeTruthy();
});

it('says why some of it is missing', async () => {
  open({ ...data, state: 'partial', note: 'Open this page again in a minute.', origin: nothing, pages: [] });
  expect(await screen.findByText('Open this page again in a minute.')).toBeTruthy();
  expect(screen.queryByText(/That is normal/)).toBeNull();
});
