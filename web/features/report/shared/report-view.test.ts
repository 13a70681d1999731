/** The view lives readably in the URL, and a URL that makes no sense still shows a report. */
import { describe, expect, it } from 'vitest';
import { readView, writeView } from './report-view.ts';

const read = (query: string) => readView(new URLSearchParams(query));

describe('the view in the URL', () => {
  it('comes back as it was written, beside what belongs to others', () => {
    const query =
      'analysis=a1&tab=design&by=issue&q=shoe&severity=critical&category=title&area=links&status=warnings';
    const more = '&keyword=oak&rule=title-missing&sort=pages&show=25&page=/a&page=/b';
    const before = new URLSearchParams(query + more);
    expect(Object.fromEntries(writeView(readView(before), before))).toEqual(Object.fromEntries(before));
    expect(read(query + more)).toMatchObject({ status: 'fair', open: ['/a', '/b'], show: 25, sort: 'pages' });
  });

  it('falls back silently on unknown values', () => {
    const plain = read('');
    expect(
      read('tab=x&by=x&severity=x&category=x&area=x&status=x&sort=x&show=x&page=&keyword=&rule='),
    ).toEqual(plain);
    expect(read('show=-5')).toEqual(plain);
    expect(read('sort=pages')).toEqual(plain);
  });

  it('leaves out what is as usual', () => {
    expect(
      writeView(read('tab=overview&by=page&show=10&sort=impact'), new URLSearchParams('tab=design')).size,
    ).toBe(0);
  });
});
