/** Sums up the findings on the pages of a large site: one finding for each rule, with the first pages that have it. */
import type { Issue, IssueCategory, SiteIssue } from '@pagewright/contract/entities/issue';
import type { Page } from '@pagewright/contract/entities/page';
import { words } from '@pagewright/contract/report/whole-site-words';

interface RuleSum {
  readonly first: Issue;
  readonly urls: string[];
  pages: number;
}

/** All of them are rows. */
const urlsMax = 100;

export class FindingSums {
  readonly #sums = new Map<string, RuleSum>();
  readonly #faulty: Partial<Record<IssueCategory, number>> = {};

  add({ url, issues }: Pick<Page, 'url' | 'issues'>): void {
    const byRule = new Map(issues.map((issue) => [issue.ruleId, issue]));
    for (const [ruleId, issue] of byRule) {
      const sum = this.#sums.get(ruleId) ?? { first: issue, urls: [], pages: 0 };
      if (sum.urls.length < urlsMax) sum.urls.push(url);
      sum.pages += 1;
      this.#sums.set(ruleId, sum);
    }
  }

  /** A page counts once for each group that has a critical issue or a warning on it. */
  addPage(page: Pick<Page, 'url' | 'issues'>): void {
    this.add(page);
    const faulty = page.issues.filter(({ severity }) => severity !== 'info');
    for (const category of new Set(faulty.map((issue) => issue.category)))
      this.#faulty[category] = (this.#faulty[category] ?? 0) + 1;
  }

  get faultyPages(): Readonly<Partial<Record<IssueCategory, number>>> {
    return this.#faulty;
  }

  /** With the words of the rule where those of a finding are its own. */
  issues(): SiteIssue[] {
    return [...this.#sums.values()].map(({ first, urls, pages }) => {
      const { general, cause: _cause, messageId: _messageId, data: _data, ...issue } = first;
      const description = words.found({ pages });
      return { ...issue, ...general, description, evidence: [], urls, pageCount: pages };
    });
  }
}
