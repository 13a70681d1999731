/** Security rules on a page's own facts. */
import type { PageRule } from '../../rule.ts';
import { cookieFlags } from './cookie-flags.ts';
import { formInsecure } from './form-insecure.ts';
import { httpsMissing } from './https-missing.ts';
import { mixedContentActive } from './mixed-content-active.ts';
import { mixedContentPassive } from './mixed-content-passive.ts';
import { secretLeaked } from './secret-leaked.ts';
import { softwareOutdated } from './software-outdated.ts';

export const securityPageRules = [
  httpsMissing,
  mixedContentActive,
  mixedContentPassive,
  formInsecure,
  secretLeaked,
  cookieFlags,
  softwareOutdated,
] as const satisfies readonly PageRule[];
