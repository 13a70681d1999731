/** Language rules on a page's own facts. */
import type { PageRule } from '../../rule.ts';
import { hreflangDuplicate } from './hreflang-duplicate.ts';
import { hreflangInvalidCode } from './hreflang-invalid-code.ts';
import { hreflangNoSelf } from './hreflang-no-self.ts';
import { hreflangNoXDefault } from './hreflang-no-x-default.ts';
import { hreflangOutsideHead } from './hreflang-outside-head.ts';
import { hreflangRelativeUrl } from './hreflang-relative-url.ts';
import { htmlLangContentMismatch } from './html-lang-content-mismatch.ts';
import { htmlLangInvalid } from './html-lang-invalid.ts';
import { htmlLangMissing } from './html-lang-missing.ts';

export const hreflangI18nPageRules = [
  htmlLangMissing,
  htmlLangInvalid,
  htmlLangContentMismatch,
  hreflangInvalidCode,
  hreflangRelativeUrl,
  hreflangNoSelf,
  hreflangDuplicate,
  hreflangNoXDefault,
  hreflangOutsideHead,
] as const satisfies readonly PageRule[];
