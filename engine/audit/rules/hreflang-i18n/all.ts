/** All rules of the group hreflang-i18n. */
import type { Rule } from '../../rule.ts';
import { hreflangDuplicate } from './hreflang-duplicate.ts';
import { hreflangInvalidCode } from './hreflang-invalid-code.ts';
import { hreflangMissing } from './hreflang-missing.ts';
import { hreflangNoReturn } from './hreflang-no-return.ts';
import { hreflangNoSelf } from './hreflang-no-self.ts';
import { hreflangNoXDefault } from './hreflang-no-x-default.ts';
import { hreflangOutsideHead } from './hreflang-outside-head.ts';
import { hreflangRelativeUrl } from './hreflang-relative-url.ts';
import { hreflangTargetNon200 } from './hreflang-target-non-200.ts';
import { hreflangTargetNonindexable } from './hreflang-target-nonindexable.ts';
import { htmlLangContentMismatch } from './html-lang-content-mismatch.ts';
import { htmlLangInvalid } from './html-lang-invalid.ts';
import { htmlLangMissing } from './html-lang-missing.ts';

export const hreflangI18nRules = [
  htmlLangMissing,
  htmlLangInvalid,
  htmlLangContentMismatch,
  hreflangInvalidCode,
  hreflangRelativeUrl,
  hreflangNoSelf,
  hreflangDuplicate,
  hreflangNoXDefault,
  hreflangOutsideHead,
  hreflangNoReturn,
  hreflangTargetNon200,
  hreflangTargetNonindexable,
  hreflangMissing,
] as const satisfies readonly Rule[];
