/** What a real browser saw: screenshots, and remarks on the design of each page. */
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
});
export type DesignRecommendation = z.infer<typeof DesignRecommendation>;

export const ScreenshotData = z.object({
  url: z.string(),
  screenshotUrl: z.string().nullable(),
  mobileScreenshotUrl: z.string().nullable().optional(),
  captureTimestamp: z.iso.datetime().nullable(),
  error: z.string().nullable().optional(),
});
export type ScreenshotData = z.infer<typeof ScreenshotData>;

export const PageDesign = z.object({
  overallScore: ScoreValue,
  summary: z.string(),
  strengths: z.array(z.string()),
  recommendations: z.array(DesignRecommendation),
  screenshotData: ScreenshotData,
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
