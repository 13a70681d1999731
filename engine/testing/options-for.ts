/** Options of an audit for a test: nothing is waited for. */
import { AuditOptions, type AuditOptionsInput } from '@pagewright/contract/entities/audit-options';

export const optionsFor = (host: string, more: Partial<Omit<AuditOptionsInput, 'host'>> = {}): AuditOptions =>
  AuditOptions.parse({
    id: '5f3b1f4e-4c7d-4f0e-9d3c-1a2b3c4d5e6f',
    domain: host,
    host,
    startedAtMs: Date.parse('2026-11-15T10:00:00Z'),
    maxPages: 100,
    crawlDelayMs: 0,
    ...more,
  });
