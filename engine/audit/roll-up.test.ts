/** Tests how findings are grouped by template, and in which order. */

import type { Issue } from '@pagewright/contract/entities/issue';
import { urlPatternOf } from '@pagewright/contract/url-pattern';
import { describe, expect, it } from 'vitest';
import { rollUpTemplates, type TemplatePage } from './roll-up.ts';

const issueOf = (ruleId: string, severity: Issue['severity']): Issue => ({
  ruleId,
  severity,
  category: 'title',
  title: ruleId,
  description: '',
  why: '',
  fix: '',
  basis: 'google',
  evidence: [],
});
const pageOf = (path: string, ...issues: readonly Issue[]): TemplatePage => ({
  url: `https://a.example${path}`,
  template: `${urlPatternOf(`https://a.example${path}`)} s`,
  issues,
});
const [info, warning, critical] = (['info', 'warning', 'critical'] as const).map(
  (severity) => (ruleId: string) => issueOf(ruleId, severity),
) as [(id: string) => Issue, (id: string) => Issue, (id: string) => Issue];

describe('urlPatternOf', () => {
  it.each([
    ['/item-12/a', '/*/*'],
    ['/item-1/a', '/item-1/*'],
    ['/7/a', '/*/*'],
    ['/abcdef-abcde/a', '/*/*'],
    ['/abcdef-abcd/a', '/abcdef-abcd/*'],
    ['/abcdefabcde/a', '/abcdefabcde/*'],
    ['/abcdef-abcdg/a', '/abcdef-abcdg/*'],
  ])('sees %s as %s', (path, pattern) => {
    expect(urlPatternOf(`https://a.example${path}`)).toBe(pattern);
  });
});

describe('rollUpTemplates', () => {
  it('lists a finding that two pages of a template have, not one', () => {
    expect(rollUpTemplates([pageOf('/p/a', warning('x')), pageOf('/p/b')])).toEqual([]);
    expect(rollUpTemplates([pageOf('/p/a', warning('x')), pageOf('/q/b', warning('x'))])).toEqual([]);
    expect(rollUpTemplates([pageOf('/p/a', warning('x')), pageOf('/p/b', warning('x'))])).toMatchObject([
      { ruleId: 'x', pagesOfTemplate: 2, urls: ['https://a.example/p/a', 'https://a.example/p/b'] },
    ]);
  });

  it('counts a page once and takes the worst severity, whichever comes first', () => {
    const pages = [
      pageOf('/p/a', info('x'), critical('x'), critical('y')),
      pageOf('/p/b', warning('x'), info('y')),
    ];
    expect(rollUpTemplates(pages)).toMatchObject([
      { ruleId: 'x', severity: 'critical', urls: { length: 2 } },
      { ruleId: 'y', severity: 'critical', urls: { length: 2 } },
    ]);
  });

  it('puts the most severe first, then what most pages have', () => {
    const pages = [
      pageOf('/p/a', info('i'), warning('two'), warning('three'), critical('c')),
      pageOf('/p/b', info('i'), warning('two'), warning('three'), critical('c')),
      pageOf('/p/d', info('i'), warning('three')),
    ];
    expect(rollUpTemplates(pages).map(({ ruleId }) => ruleId)).toEqual(['c', 'three', 'two', 'i']);
  });
});
