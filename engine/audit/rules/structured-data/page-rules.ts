/** Structured data rules on a page's own facts. */
import type { PageRule } from '../../rule.ts';
import { sdBreadcrumbInvalid } from './sd-breadcrumb-invalid.ts';
import { sdDateIllogical } from './sd-date-illogical.ts';
import { sdJobExpired } from './sd-job-expired.ts';
import { sdParseError } from './sd-parse-error.ts';
import { sdRatingInconsistent } from './sd-rating-inconsistent.ts';
import { sdRecommendedMissing } from './sd-recommended-missing.ts';
import { sdRequiredMissing } from './sd-required-missing.ts';
import { sdSelfServingRating } from './sd-self-serving-rating.ts';
import { sdTypeRetired } from './sd-type-retired.ts';
import { sdValueInvalid } from './sd-value-invalid.ts';

export const structuredDataPageRules = [
  sdParseError,
  sdRequiredMissing,
  sdRecommendedMissing,
  sdValueInvalid,
  sdTypeRetired,
  sdSelfServingRating,
  sdRatingInconsistent,
  sdBreadcrumbInvalid,
  sdDateIllogical,
  sdJobExpired,
] as const satisfies readonly PageRule[];
