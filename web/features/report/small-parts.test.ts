/** Names of files, groups behind names, folders that pages share. */
import { IssueCategory } from '@pagewright/contract/entities/issue';
import { categoryLabels } from '@pagewright/contract/report/report-words';
import { describe, expect, it } from 'vitest';
import { categoryOfFinding } from './overview/insight-category.ts';
import { commonFolder } from './overview/pages/issue-list.tsx';

describe('a finding of the insights', () => {
  it('is known by the id and by the label of its group', () => {
    for (const category of IssueCategory.options) {
      expect(categoryOfFinding(category)).toBe(category);
      expect(categoryOfFinding(categoryLabels[category].toUpperCase())).toBe(category);
    }
  });

  it('is recognized by the names the built-in suggester gives', () => {
    expect(categoryOfFinding('Redirects and HTTP')).toBe('redirects-http');
    expect(categoryOfFinding('Meta description')).toBe('meta-description');
    expect(categoryOfFinding('URLs')).toBe('url');
  });

  it('has no category when a model made its name up', () => {
    expect(categoryOfFinding('Synergy')).toBeNull();
  });
});

describe('a common folder', () => {
  it('is shown only when it is more specific than the site', () => {
    expect(commonFolder(['https://a.example/p/1', 'https://a.example/p/2'])).toBe('/p/');
    expect(commonFolder(['https://a.example/p/q/1', 'https://a.example/p/r/2'])).toBe('/p/');
    expect(commonFolder(['https://a.example/1', 'https://a.example/p/2'])).toBeNull();
    expect(commonFolder(['https://a.example/p/1'])).toBeNull();
  });
});
