/** How bad a finding is, worst first; apart from the schemas, for those who need no more. */
export const severities = ['critical', 'warning', 'info'] as const;
