/** The shape and colour of a severity. */
import type { Severity } from '@pagewright/contract/entities/issue';
import type { Tone } from '../../../ui/tone.ts';

export const severityTones: Readonly<Record<Severity, Tone>> = {
  critical: 'poor',
  warning: 'fair',
  info: 'info',
};
