/** What is refused of server logs. */
import { messages } from '@pagewright/contract/messages/translate';

export const words = messages({
  'format-string':
    'The format needs at least the request, its status and its time, as in log_format of nginx or LogFormat of Apache.',
  'unknown-format':
    'This log is in no format that is recognized: Apache or nginx (combined, common), W3C extended (IIS), CloudFront, Caddy or JSON lines. Enter the format of its lines.',
  'damaged-gzip': 'The gzip file is damaged or incomplete.',
  'too-long': 'The log is too long. Send the newest files only, or use the command pagewright logs.',
});
