/** What is said where figures of Search Console are imported and synced. */
import { messages } from '@pagewright/contract/messages/translate';

export const words = messages({
  zipName: 'the ZIP',
  csvName: 'the CSV file',
  notServiceAccount:
    'This is not the JSON key of a service account. In Google Cloud open IAM, Service accounts, Keys, create a key of type JSON, and paste the whole file.',
  bothDays: 'Give both from and to, or neither.',
});
