/** Converts an analysis that an earlier version saved to the current schema. */
import { type Fields, isFields, renameField } from './saved-fields.ts';

const redirect = /^It redirects to (\S+)/;

const leftUnread = /^The limit of |^It was not reached/;

function upgradeEntry(entry: unknown, notes: readonly unknown[]): unknown {
  if (!isFields(entry) || entry['code'] !== undefined) return entry;
  const { reason, outcome } = entry;
  if (typeof reason !== 'string' || outcome !== 'skipped') return entry;
  const to = redirect.exec(reason)?.[1];
  if (to !== undefined) return { ...entry, code: 'redirect', data: { to } };
  return leftUnread.test(reason) || notes.includes(reason) ? { ...entry, outcome: 'notCrawled' } : entry;
}

/** Gives the coverage that an earlier version saved its codes: only here are sentences read, those of reports that have no codes. */
function upgradeCoverage(saved: Fields): Fields {
  const { coverage } = saved;
  if (!isFields(coverage)) return saved;
  const { notes, entries } = coverage;
  if (!Array.isArray(notes) || !Array.isArray(entries)) return saved;
  return {
    ...saved,
    coverage: {
      ...coverage,
      notes: notes.map((note: unknown) =>
        typeof note === 'string' ? { code: 'earlier', data: {}, text: note } : note,
      ),
      entries: entries.map((entry: unknown) => upgradeEntry(entry, notes)),
    },
  };
}

/** `designAnalysis` was the whole design; now it lists the screenshots, and the design is one of the insights. */
function moveDesign(saved: Fields): Fields {
  const { designAnalysis: design, enhancedInsights } = saved;
  if (!isFields(design)) return saved;
  const insights = isFields(enhancedInsights) ? enhancedInsights : {};
  const before = isFields(insights['designAnalysis']) ? insights['designAnalysis'] : {};
  const { pageAnalyses } = design;
  return {
    ...saved,
    enhancedInsights: {
      ...insights,
      designAnalysis: {
        explanation: design['error'] ?? design['summary'],
        findings: [],
        ...before,
        ...design,
      },
    },
    designAnalysis: Array.isArray(pageAnalyses)
      ? pageAnalyses.map((page: unknown) =>
          isFields(page) ? { screenshotData: page['screenshotData'] } : page,
        )
      : [],
  };
}

const renameFallback = (value: unknown): unknown => renameField(value, 'filledIn', 'fallback');

function renamePageFields(page: unknown): unknown {
  return isFields(page) && 'advice' in page
    ? renameField({ ...page, advice: renameFallback(page['advice']) }, 'advice', 'suggestedTexts')
    : page;
}

function renameFields(saved: Fields): Fields {
  const { siteAdvice, pages, scoreBasis, ...rest } = saved;
  return {
    ...rest,
    ...(siteAdvice !== undefined && { overviewAuthorship: renameFallback(siteAdvice) }),
    ...('pages' in saved && { pages: Array.isArray(pages) ? pages.map(renamePageFields) : pages }),
    ...('scoreBasis' in saved && { scoreBasis: renameField(scoreBasis, 'keptRules', 'passedRules') }),
  };
}

/** The URL of a page that a browser opened. */
function openedUrl(entry: unknown): unknown {
  const data = isFields(entry) ? entry['screenshotData'] : undefined;
  return isFields(data) && data['error'] === undefined ? data['url'] : undefined;
}

/** Which pages were rendered was only told by their screenshots. */
function markRendered(saved: Fields): Fields {
  const { pages, designAnalysis, indexability } = saved;
  if (indexability !== undefined || !Array.isArray(pages) || !Array.isArray(designAnalysis)) return saved;
  const opened = new Set<unknown>(designAnalysis.map(openedUrl));
  return {
    ...saved,
    pages: pages.map((page: unknown) =>
      isFields(page) && page['url'] !== undefined && opened.has(page['url'])
        ? { ...page, rendered: true }
        : page,
    ),
  };
}

/** The canonical was only told at the start of the detail. */
function nameCanonical(page: unknown): unknown {
  if (!isFields(page) || page['canonical'] !== undefined) return page;
  const { reason, detail } = page;
  const isOfCanonical = typeof reason === 'string' && /^canonical-|^duplicate$/.test(reason);
  return isOfCanonical && typeof detail === 'string'
    ? { ...page, canonical: detail.split(': ', 1)[0] }
    : page;
}

function upgradeIndexability(saved: Fields): Fields {
  const { indexability } = saved;
  if (!isFields(indexability) || !Array.isArray(indexability['pages'])) return saved;
  const { home, pages } = indexability;
  return {
    ...saved,
    indexability: { ...indexability, home: nameCanonical(home), pages: pages.map(nameCanonical) },
  };
}

/** The pages of a scan of a whole site are rows. */
const withPages = (saved: Fields): Fields =>
  saved['wholeSite'] === true && saved['pages'] === undefined ? { ...saved, pages: [] } : saved;

export const upgradeAnalysis = (saved: unknown): unknown =>
  isFields(saved)
    ? withPages(upgradeCoverage(upgradeIndexability(markRendered(renameFields(moveDesign(saved))))))
    : saved;
