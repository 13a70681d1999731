/** Filters of the explorer are checked before anything asks the database. */
import { describe, expect, it } from 'vitest';
import { UrlPageQuery } from './explorer.ts';
import { UrlFilter } from './url-filter.ts';

const fault = (filter: unknown): string | null =>
  UrlFilter.safeParse(filter).error?.issues[0]?.message ?? null;

describe('a filter of the explorer', () => {
  it('joins conditions by and/or to a depth of three', () => {
    const status = { column: 'status', is: '4xx' };
    const inlinks = { column: 'inlinks', atLeast: 10 };
    expect(fault(status)).toBeNull();
    expect(fault({ and: [status, { or: [inlinks, { column: 'title', isEmpty: true }] }] })).toBeNull();
    expect(fault({ and: [{ or: [{ and: [status] }] }] })).toContain('three levels');
  });

  it('names what is wrong with a condition, and what would be right', () => {
    expect(fault({ column: 'titel', is: 'a' })).toContain('no column titel');
    expect(fault({ column: 'title' })).toContain('exactly one operator');
    expect(fault({ column: 'title', is: 'a', contains: 'b' })).toContain('exactly one operator');
    expect(fault({ column: 'title', atLeast: 3 })).toContain('is, isNot, contains');
    expect(fault({ column: 'words', is: '300' })).toContain('number');
    expect(fault({ column: 'status', atLeast: '4xx' })).toContain('4xx');
    expect(fault({ column: 'kind', is: 'pages' })).toContain('page, redirect');
    expect(fault({ column: 'lastModified', atLeast: 'last week' })).toContain('2026-11-30');
    expect(fault({ column: 'lastModified', atLeast: '2026-02-31' })).toContain('2026-11-30');
    expect(fault({ and: [] })).toContain('1 to 30');
    expect(fault({ and: [{ column: 'status', is: 200 }], or: [] })).toContain('nothing else');
  });

  it('takes own fields, and no names that are more than a name', () => {
    expect(fault({ column: 'field:price', atLeast: 10 })).toBeNull();
    expect(fault({ column: 'field:', is: 'x' })).toContain('no column');
    expect(fault({ column: "title'; drop table users; --", is: 'x' })).toContain('no column');
    expect(fault({ column: 'constructor', is: 'x' })).toContain('no column');
  });
});

describe('a view in a query string', () => {
  it('is read from text', () => {
    const query = UrlPageQuery.parse({
      filter: '{ "column": "status", "is": 404 }',
      sort: '-inlinks',
      columns: 'url,status,field:price',
      limit: '20',
    });
    expect(query).toMatchObject({
      filter: { column: 'status', is: 404 },
      columns: ['url', 'status', 'field:price'],
      limit: 20,
    });
  });

  it('says that a filter is not JSON, with an example', () => {
    const [issue] = UrlPageQuery.safeParse({ filter: 'status=404' }).error?.issues ?? [];
    expect(issue?.message).toContain('{ "column": "status", "is": "4xx" }');
  });

  it.each(['1; select', '-', '--url', 'Url'])('refuses to sort by %s', (sort) => {
    expect(UrlPageQuery.safeParse({ sort }).success).toBe(false);
  });
});
