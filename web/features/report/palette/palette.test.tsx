/** The palette: any page or issue of the open report by typing part of its name. */
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { type FakeServer, fakeServer } from '../../../testing/fake-server.ts';
import { type Rendered, renderApp } from '../../../testing/render-app.tsx';
import { issue, page, pages, report } from '../../../testing/report-samples.ts';
import { AnalysisDetails } from '../analysis-details.tsx';
// Lazy in the product; here they shall not be waited for.
import '../overview/overview-tab.tsx';
import './palette.tsx';

let server: FakeServer;
beforeEach(() => {
  server = fakeServer({});
});

const sample = report({
  pages: [
    ...pages(12),
    page('/oak-table', { title: 'Oak table', issues: [issue('long', { title: 'Title too long' })] }),
  ],
  siteIssues: [{ ...issue('robots', { title: 'No robots.txt' }), urls: [] }],
});

async function open(query = ''): Promise<Rendered> {
  server.on('GET /api/analysis/a1', sample);
  const rendered = renderApp(<AnalysisDetails id="a1" place="saved" />, { at: `/analysis/a1${query}` });
  await screen.findByRole('tablist');
  await rendered.user.keyboard('{Control>}k{/Control}');
  await screen.findByRole('combobox', { name: 'Name or URL' });
  return rendered;
}

const options = () => screen.queryAllByRole('option').map(({ textContent }) => textContent);

describe('the palette', () => {
  it('finds pages and issues by any part of their names, in any order', async () => {
    const { user } = await open();
    await user.keyboard('table OAK');
    expect(options()).toEqual(['Oak table/oak-table']);
    await user.clear(screen.getByRole('combobox', { name: 'Name or URL' }));
    await user.keyboard('too lo');
    expect(options()).toEqual(['Title too long1 page']);
    await user.clear(screen.getByRole('combobox', { name: 'Name or URL' }));
    await user.keyboard('robots');
    expect(options()).toEqual(['No robots.txtthe whole site']);
    await user.keyboard('zzz');
    expect(options()).toEqual([]);
    expect(screen.getByText('No page or issue matches.')).toBeTruthy();
  });

  it('opens the card of a page from another tab, even one further down than the list shows', async () => {
    const { user, path } = await open('?tab=content');
    await user.keyboard('oak{Enter}');
    expect(path()).toBe('/analysis/a1?page=/oak-table');
    expect(screen.queryByRole('dialog')).toBeNull();
    await waitFor(() => expect(document.activeElement?.textContent).toContain('Oak table'));
    expect(document.activeElement?.getAttribute('aria-expanded')).toBe('true');
  });

  it('shows one issue on every page that has it', async () => {
    const { user, path } = await open();
    await user.keyboard('title too{Enter}');
    expect(path()).toBe('/analysis/a1?by=issue&rule=long');
  });

  it('is used by the arrow keys, wraps around, and names what is chosen', async () => {
    const { user } = await open();
    await user.keyboard('page');
    const chosen = () => screen.getAllByRole('option', { selected: true }).map(({ id }) => id);
    const field = screen.getByRole('combobox', { name: 'Name or URL' });
    const first = chosen();
    expect(field.getAttribute('aria-activedescendant')).toBe(first[0]);
    await user.keyboard('{ArrowUp}');
    expect(chosen()).toEqual([screen.getAllByRole('option').at(-1)?.id]);
    await user.keyboard('{ArrowDown}');
    expect(chosen()).toEqual(first);
  });

  it('closes on Escape and on its own keys', async () => {
    const { user } = await open();
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).toBeNull();
    await user.keyboard('{Meta>}k{/Meta}');
    const dialog = await screen.findByRole('dialog', { name: 'Go to a page or issue' });
    expect(within(dialog).getAllByRole('option').length).toBeGreaterThan(0);
    await user.keyboard('{Control>}k{/Control}');
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});
