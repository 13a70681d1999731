/** Brings an analysis that was saved by an earlier version into the form that is read now. */

type Fields = Readonly<Record<string, unknown>>;

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** `designAnalysis` was the whole design; now it lists the screenshots, and the design is one of the insights. */
export function upgradeAnalysis(saved: unknown): unknown {
  if (!isFields(saved) || !isFields(saved['designAnalysis'])) return saved;
  const { designAnalysis: design, enhancedInsights } = saved;
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
