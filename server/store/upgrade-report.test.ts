import { Analysis } from '@pagewright/contract/entities/analysis';
import { analysisOf01 as saved } from '@pagewright/contract/testing/saved-analysis';
import { expect, it } from 'vitest';
import { upgradeReport } from './analyses.ts';

it('converts the stored text of version 0.1', () => {
  expect(JSON.parse(upgradeReport(JSON.stringify(saved)))).toEqual(Analysis.parse(saved));
});

it.each(['keptRules', 'siteAdvice', 'pages'] as const)('converts a text in which only %s is old', (field) => {
  const { siteAdvice: _a, scoreBasis: _b, pages: _c, ...rest } = saved;
  const { overviewAuthorship: _d, scoreBasis: _e, ...current } = Analysis.parse({ ...rest, pages: [] });
  const old = {
    keptRules: { scoreBasis: saved.scoreBasis },
    siteAdvice: { siteAdvice: saved.siteAdvice },
    pages: { pages: saved.pages },
  }[field];
  const text = JSON.stringify({ ...current, ...old });
  expect(JSON.parse(upgradeReport(text))).toEqual(Analysis.parse(JSON.parse(text)));
});

it('returns a current text as it is', () => {
  const text = JSON.stringify({ ...Analysis.parse(saved), domain: 'a "keptRules":[ in a string' });
  expect(upgradeReport(text)).toBe(text);
});
