/** What is said where a closed site cannot be entered as its owner wishes. */
import { messages } from '@pagewright/contract/messages/translate';

export const words = messages({
  locked:
    'The credentials that are stored for this site could not be decrypted on this server. Enter them again on the site’s page; if that does not help, contact support.',
  obeyed: 'robots.txt was obeyed, because it could no longer be verified that you own {host}: {attempts}',
});
