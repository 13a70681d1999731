/** All rules of the group security. */
import type { Rule } from '../../rule.ts';
import { hstsWeak } from './hsts-weak.ts';
import { securityPageRules } from './page-rules.ts';
import { securityHeadersInconsistent } from './security-headers-inconsistent.ts';
import { securityHeadersMissing } from './security-headers-missing.ts';
import { tlsCertExpiring } from './tls-cert-expiring.ts';

export const securityRules = [
  ...securityPageRules,
  hstsWeak,
  securityHeadersMissing,
  tlsCertExpiring,
  securityHeadersInconsistent,
] as const satisfies readonly Rule[];
