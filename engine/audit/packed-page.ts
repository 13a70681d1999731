/** Pages of a large site, kept as bytes: a fraction of the room, and read again when somebody asks. */
import type { Evidence, Issue, NotEvaluated, Score } from '@pagewright/contract/entities/issue';
import type { Page } from '@pagewright/contract/entities/page';
import type { AuditedPage } from './assemble-audit.ts';
import type { RuleWords } from './rule.ts';
import type { PageSummary } from './summarise-page.ts';

/** What is long and seldom read. */
export type PageContents = Pick<PageSummary, 'headings' | 'images' | 'contentMetrics'> & {
  readonly evidence: Evidence[][];
};
/** Puts the contents away; they are read again with what it returns. */
export type KeepContents = (contents: PageContents) => () => PageContents;
type Read = () => PageContents;

class PackedIssue implements Issue {
  readonly #rule: RuleWords;
  readonly #read: Read;
  readonly #at: number;
  readonly severity: Issue['severity'];
  readonly description: string;

  constructor(rule: RuleWords, { severity, description }: Issue, { read, at }: { read: Read; at: number }) {
    this.#rule = rule;
    this.#read = read;
    this.#at = at;
    this.severity = severity;
    this.description = description;
  }

  get ruleId(): string {
    return this.#rule.id;
  }
  get category(): Issue['category'] {
    return this.#rule.group;
  }
  get title(): string {
    return this.#rule.title;
  }
  get why(): string {
    return this.#rule.why;
  }
  get fix(): string {
    return this.#rule.fix;
  }
  get basis(): Issue['basis'] {
    return this.#rule.basis;
  }
  get evidence(): Evidence[] {
    return this.#read().evidence[this.#at] ?? [];
  }

  toJSON(): Issue {
    const { ruleId, severity, category, title, description, why, fix, basis, evidence } = this;
    return { ruleId, severity, category, title, description, why, fix, basis, evidence };
  }
}

/** What is known of a page only when the whole site is. */
export interface Settled {
  readonly indexable: boolean;
  readonly issues: Issue[];
  readonly score: Score;
  readonly notEvaluated?: NotEvaluated[];
}

export class PackedSummary implements PageSummary {
  readonly #read: Read;
  readonly url: string;
  readonly status: PageSummary['status'];
  readonly language: PageSummary['language'];
  readonly title: string | null;
  readonly metaDescription: string | null;

  constructor({ url, status, language, title, metaDescription }: PageSummary, read: Read) {
    this.#read = read;
    this.url = url;
    this.status = status;
    this.language = language;
    this.title = title;
    this.metaDescription = metaDescription;
  }

  get headings(): PageSummary['headings'] {
    return this.#read().headings;
  }
  get paragraphs(): string[] {
    return [];
  }
  get images(): PageSummary['images'] {
    return this.#read().images;
  }
  get suggestions(): string[] {
    return [];
  }
  get contentMetrics(): PageSummary['contentMetrics'] {
    return this.#read().contentMetrics;
  }

  toJSON(): PageSummary {
    const { url, status, language, title, metaDescription } = this;
    const { headings, images, contentMetrics } = this.#read();
    return {
      url,
      status,
      language,
      title,
      metaDescription,
      headings,
      paragraphs: [],
      images,
      suggestions: [],
      contentMetrics,
    };
  }

  settle(settled: Settled): Page & { score: Score } {
    return Object.assign(new PackedPage(this, this.#read), settled);
  }
}

class PackedPage extends PackedSummary {
  declare readonly indexable: boolean;
  declare readonly issues: Issue[];
  declare readonly score: Score;
  declare readonly notEvaluated?: NotEvaluated[];

  override toJSON(): Page {
    const { indexable, issues, score, notEvaluated } = this;
    return { ...super.toJSON(), indexable, issues, score, ...(notEvaluated && { notEvaluated }) };
  }
}

/** The same page and the same findings; its text must have been left out. */
export function packPage({ summary, run }: AuditedPage, keep: KeepContents): AuditedPage {
  const { headings, images, contentMetrics } = summary;
  const evidence = run.failed.map(({ issue }) => issue.evidence);
  const read = keep({ headings, images, contentMetrics, evidence });
  return {
    summary: new PackedSummary(summary, read),
    run: {
      ...run,
      failed: run.failed.map(({ rule, issue }, at) => ({
        rule,
        issue: new PackedIssue(rule, issue, { read, at }),
      })),
    },
  };
}
