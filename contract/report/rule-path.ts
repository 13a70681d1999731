/** Where the product says what a rule checks, why, and on whose word. */

export const rulesPath = '/docs/rules';

export const rulePath = (ruleId: string): string => `${rulesPath}/${encodeURIComponent(ruleId)}`;
