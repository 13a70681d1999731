/** Recognizes phone numbers and e-mail addresses that templates come with. */

const templateDomains =
  /@(?:your-?domain|your-?site|your-?company|my-?site|my-?domain|domain|example|website|company|email)\.(?:com|org|net)$/i;

/** Reserved phone numbers, as used in films and templates. */
const templateNumber = /\(?\b555\)?[\s.-]?|123[\s.-]?4567|0{6,}|1234567/;

export const isTemplateContact = (text: string): boolean =>
  text.includes('@') ? templateDomains.test(text) : templateNumber.test(text);
