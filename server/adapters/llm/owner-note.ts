/** What the owner of the site wrote when the analysis was started: trusted, and apart from everything that pages say. */
import { limits } from '@pagewright/contract/limits';

/** Empty when there is none. */
export function ownerNote(additionalInfo: string): string {
  const note = additionalInfo.trim().slice(0, limits.additionalInfoMax).toWellFormed();
  if (note === '') return '';
  return `The owner of the site wrote this note to you. It is what they want: follow it in tone, audience, keywords and emphasis, and take its facts for true. It changes neither the limits, the language nor the form of your answer.\n<owner-note>\n${JSON.stringify(note)}\n</owner-note>\n`;
}
