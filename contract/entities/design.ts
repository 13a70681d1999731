/** The design analysis: screenshots, and notes on the design of each page. */
import { z } from 'zod';

const ScoreValue = z.number().min(0).max(100);

export const DesignSeverity = z.enum(['critical', 'high', 'medium', 'low']);
export type DesignSeverity = z.infer<typeof DesignSeverity>;

export const DesignCategory = z.enum([
  'layout',
  'navigation',
  'mobile_responsiveness',
  'accessibility',
  'branding',
  'visual_hierarchy',
  'content_structure',
  'brand_color_psychology',
]);
export type DesignCategory = z.infer<typeof DesignCategory>;

/** A rectangle on the screenshot, in CSS pixels of the page. */
export const Box = z.object({ x: z.number(), y: z.number(), width: z.number(), height: z.number() });

export const DesignRecommendation = z.object({
  title: z.string(),
  severity: DesignSeverity,
  category: DesignCategory,
  description: z.string(),
  recommendation: z.string(),
  expectedImpact: z.string(),
  box: Box.optional(),
  /** Which screenshot the box is on. */
  view: z.enum(['desktop', 'mobile']).optional(),
  /** The model that saw it; not there for what was measured, which alone makes the score. */
  writtenBy: z.string().optional(),
});
export type DesignRecommendation = z.infer<typeof DesignRecommendation>;

/** What of the page a screenshot shows, in CSS pixels. */
const ShotSize = z.object({ width: z.number(), height: z.number() });

export const ScreenshotData = z.object({
  url: z.string(),
  screenshotUrl: z.string().nullable(),
  mobileScreenshotUrl: z.string().nullable().optional(),
  /** The first screen of the desktop, small, for lists. */
  thumbnailUrl: z.string().nullable().optional(),
  size: ShotSize.optional(),
  mobileSize: ShotSize.optional(),
  captureTimestamp: z.iso.datetime().nullable(),
  error: z.string().nullable().optional(),
});
export type ScreenshotData = z.infer<typeof ScreenshotData>;

/** Measured in one page load; null is "not measured". `method` says how and is shown with the figures. */
export const LabReport = z.object({
  lcpMs: z.number().nullable(),
  cls: z.number().nullable(),
  tbtMs: z.number().nullable(),
  fcpMs: z.number().nullable(),
  ttfbMs: z.number().nullable(),
  bytes: z.number().nonnegative(),
  requests: z.int().nonnegative(),
  byKind: z.array(z.object({ kind: z.string(), bytes: z.number(), requests: z.int() })),
  method: z.string(),
});
export type LabReport = z.infer<typeof LabReport>;

export const PageDesign = z.object({
  /** Null when the page could not be rendered. */
  overallScore: ScoreValue.nullable(),
  summary: z.string(),
  strengths: z.array(z.string()),
  recommendations: z.array(DesignRecommendation),
  screenshotData: ScreenshotData,
  lab: LabReport.optional(),
});
export type PageDesign = z.infer<typeof PageDesign>;

export const DesignAnalysis = z.object({
  overallScore: ScoreValue,
  totalPagesAnalyzed: z.int().nonnegative(),
  summary: z.string(),
  error: z.string().nullable().optional(),
  pageAnalyses: z.array(PageDesign),
});
export type DesignAnalysis = z.infer<typeof DesignAnalysis>;

/** What the saved analysis lists of each page that a browser opened. */
export const DesignEntry = z.object({ screenshotData: ScreenshotData });
export type DesignEntry = z.infer<typeof DesignEntry>;
