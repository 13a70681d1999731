/** Table headings sort and say how; cells carry their heading for the stacked form. */
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import { Table, type TableColumn, type TableSort } from './table.tsx';

type Site = { domain: string; pages: number };

const columns: readonly TableColumn<Site>[] = [
  { id: 'domain', header: 'Website', rowHeader: true, cell: (site) => site.domain },
  { id: 'pages', header: 'Pages', sortable: true, cell: (site) => site.pages },
];

function Sites() {
  const [sort, setSort] = useState<TableSort>();
  const rows = [
    { domain: 'b.example', pages: 2 },
    { domain: 'a.example', pages: 1 },
  ].toSorted((a, b) => (sort ? a.pages - b.pages : 0) * (sort?.direction === 'descending' ? -1 : 1));
  return (
    <Table
      caption="Sites"
      columns={columns}
      rows={rows}
      rowKey={(site) => site.domain}
      sort={sort}
      onSort={setSort}
    />
  );
}

const order = () => screen.getAllByRole('rowheader').map((cell) => cell.textContent);

describe('table', () => {
  it('sorts up, then down, and says which', async () => {
    const user = userEvent.setup();
    render(<Sites />);
    const heading = screen.getByRole('columnheader', { name: 'Pages' });
    expect(heading.getAttribute('aria-sort')).toBe('none');
    await user.click(screen.getByRole('button', { name: 'Pages' }));
    expect(heading.getAttribute('aria-sort')).toBe('ascending');
    expect(order()).toEqual(['a.example', 'b.example']);
    await user.click(screen.getByRole('button', { name: 'Pages' }));
    expect(heading.getAttribute('aria-sort')).toBe('descending');
    expect(order()).toEqual(['b.example', 'a.example']);
  });

  it('offers no sorting where there is none', () => {
    render(<Sites />);
    expect(screen.queryByRole('button', { name: 'Website' })).toBeNull();
    expect(screen.getByRole('columnheader', { name: 'Website' }).hasAttribute('aria-sort')).toBe(false);
  });

  it('labels each cell for the stacked form', () => {
    render(<Sites />);
    expect(screen.getAllByRole('cell').map((cell) => cell.dataset.label)).toEqual(['Pages', 'Pages']);
  });
});
