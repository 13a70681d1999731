/** The explorer: what it asks the server for, and how a view lives in the URL. */
import type { UrlDetail, UrlListing } from '@pagewright/contract/explorer/explorer';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { fakeServer } from '../../testing/fake-server.ts';
import { renderApp } from '../../testing/render-app.tsx';
import { ExplorerView } from './explorer-view.tsx';

const rows: UrlListing[] = [
  { id: 0, url: 'https://shop.example/', status: 200, title: 'Shop', inlinks: 4, score: 91, indexable: true },
  { id: 1, url: 'https://shop.example/old', status: 404, title: null, inlinks: 2, score: null },
];
const detail: UrlDetail = {
  row: { ...rows[1], id: 1, url: 'https://shop.example/old', kind: 'error' },
  headers: { server: 'nginx' },
  redirects: [],
  findings: [],
  siteFindings: [],
  suggestions: [],
};

beforeEach(() => {
  localStorage.clear();
  // Without a layout no row would be visible.
  vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(600);
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(1000);
  fakeServer({
    'GET /api/analysis/a1/urls': { rows, total: 2, next: null },
    'GET /api/analysis/a1/urls/1': detail,
    'GET /api/analysis/a1/urls/1/links': {
      links: [
        {
          id: 0,
          url: 'https://shop.example/',
          status: 200,
          anchor: 'Old shop',
          rel: ['nofollow'],
          place: 'footer',
        },
      ],
      total: 1,
      next: null,
    },
    'GET /api/analysis/a1/site': { siteId: 's1', isLatest: true, previous: null, others: [] },
    'GET /api/sites/s1/fields': [{ name: 'price', kind: 'css', pattern: '.price', take: 'text' }],
    'GET /api/sites/s1/views': [],
  });
});

const open = async (at = '/') => {
  const rendered = renderApp(<ExplorerView id="a1" />, { at });
  const grid = await screen.findByRole('grid', { name: 'URLs' });
  return { ...rendered, grid };
};

describe('ExplorerView', () => {
  it('shows rows with the columns of the URL, and sorts by a heading', async () => {
    const { user, path, grid } = await open('/?columns=url,status,inlinks');
    const heads = within(grid)
      .getAllByRole('columnheader')
      .map((head) => head.textContent);
    expect(heads).toEqual(['URL', 'Status', 'Links in']);
    expect(await within(grid).findByText('404')).toBeTruthy();
    await user.click(within(grid).getByRole('button', { name: 'Links in' }));
    expect(path()).toContain('sort=-inlinks');
    await user.click(within(grid).getByRole('button', { name: 'Links in' }));
    expect(path()).toContain('sort=inlinks');
  });

  it('makes a filter by its form, and asks for it', async () => {
    const { user, path } = await open();
    await user.click(screen.getByRole('button', { name: 'Filter' }));
    const form = within(screen.getByRole('form', { name: 'Filter' }));
    await user.type(form.getByRole('textbox', { name: 'Value' }), '4xx');
    await user.click(form.getByRole('button', { name: 'Apply' }));
    expect(new URLSearchParams(path().slice(1)).get('filter')).toBe('{"column":"status","is":"4xx"}');
    await screen.findByRole('button', { name: 'Filter (1)' });
  });

  it('leaves out of a URL what is no view', async () => {
    const { grid } = await open('/?filter=nonsense&sort=nope&columns=url,nope');
    expect(within(grid).getAllByRole('columnheader')).toHaveLength(1);
  });

  it('moves through the rows and opens one by keyboard', async () => {
    const { user, path, grid } = await open();
    grid.focus();
    await user.keyboard('{ArrowDown}{Enter}');
    expect(path()).toContain('open=1');
    await user.click(await screen.findByRole('tab', { name: 'Links in' }));
    await screen.findByText('Old shop');
    expect(screen.getByText('Footer · nofollow')).toBeTruthy();
  });

  it('has own fields as columns, and the view as CSV', async () => {
    const { user, path } = await open('/?q=shop');
    const csv = screen.getByRole('link', { name: 'Download this view as CSV' }).getAttribute('href');
    expect(csv).toContain('/api/analysis/a1/urls.csv?');
    expect(csv).toContain('q=shop');
    await user.click(screen.getByRole('button', { name: 'Columns' }));
    await user.click(await screen.findByRole('checkbox', { name: 'price' }));
    await waitFor(() => expect(decodeURIComponent(path())).toContain('field:price'));
  });
});
