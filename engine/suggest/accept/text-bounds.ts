/** How long the texts of a report may be, and what each is for. */
import { limits } from '@pagewright/contract/limits';
import type { TextBounds } from './accept-text.ts';

const { title, description, altText } = limits;

export const bounds = {
  title: { min: title.recommendedMin, max: title.recommendedMax, use: 'paste' },
  description: { min: description.recommendedMin, max: description.recommendedMax, use: 'paste' },
  alt: { min: 3, max: altText.max, use: 'paste', mayCount: true },
  heading: { min: 3, max: 120, use: 'paste' },
  suggestion: { min: 15, max: 900, use: 'advice', mayNameMarkup: true },
  explanation: { min: 30, max: 1200, use: 'comment' },
  name: { min: 2, max: 160, use: 'comment' },
  topic: { min: 3, max: 80, use: 'comment' },
  approach: { min: 20, max: 600, use: 'comment' },
  remarkTitle: { min: 5, max: 100, use: 'comment' },
  remark: { min: 10, max: 500, use: 'comment', mayNameMarkup: true },
} as const satisfies Record<string, TextBounds>;
