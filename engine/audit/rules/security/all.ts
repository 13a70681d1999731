/** All rules of the group security. */
import type { Rule } from '../../rule.ts';
import { cookieFlags } from './cookie-flags.ts';
import { formInsecure } from './form-insecure.ts';
import { hstsWeak } from './hsts-weak.ts';
import { httpsMissing } from './https-missing.ts';
import { mixedContentActive } from './mixed-content-active.ts';
import { mixedContentPassive } from './mixed-content-passive.ts';
import { secretLeaked } from './secret-leaked.ts';
import { securityHeadersInconsistent } from './security-headers-inconsistent.ts';
import { securityHeadersMissing } from './security-headers-missing.ts';
import { softwareOutdated } from './software-outdated.ts';
import { tlsCertExpiring } from './tls-cert-expiring.ts';

export const securityRules = [
  httpsMissing,
  mixedContentActive,
  mixedContentPassive,
  formInsecure,
  secretLeaked,
  cookieFlags,
  softwareOutdated,
  hstsWeak,
  securityHeadersMissing,
  tlsCertExpiring,
  securityHeadersInconsistent,
] as const satisfies readonly Rule[];
