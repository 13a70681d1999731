/** All rules of the group structured-data. */
import type { Rule } from '../../rule.ts';
import { sdBreadcrumbInvalid } from './sd-breadcrumb-invalid.ts';
import { sdContentMismatch } from './sd-content-mismatch.ts';
import { sdDateIllogical } from './sd-date-illogical.ts';
import { sdIdentityMissing } from './sd-identity-missing.ts';
import { sdImageInvalid } from './sd-image-invalid.ts';
import { sdJobExpired } from './sd-job-expired.ts';
import { sdParseError } from './sd-parse-error.ts';
import { sdRatingInconsistent } from './sd-rating-inconsistent.ts';
import { sdRecommendedMissing } from './sd-recommended-missing.ts';
import { sdRequiredMissing } from './sd-required-missing.ts';
import { sdSelfServingRating } from './sd-self-serving-rating.ts';
import { sdTypeRetired } from './sd-type-retired.ts';
import { sdValueInvalid } from './sd-value-invalid.ts';

export const structuredDataRules = [
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
  sdIdentityMissing,
  sdContentMismatch,
  sdImageInvalid,
] as const satisfies readonly Rule[];
