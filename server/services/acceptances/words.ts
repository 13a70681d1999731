/** What is refused of acceptances. */
import { messages } from '@pagewright/contract/messages/translate';

export const words = messages({ dayPassed: 'Choose a day that has not passed' });
