/** Recognises HTML that a framework fills in in the browser, before anybody reads it. */

/** Directives of Vue, Angular and Alpine, and calls that start Vue. */
const directives =
  /\s(?:v-(?:if|for|cloak|model|bind|on|text|html|show)|(?:data-)?ng-(?:app|repeat|if|controller|bind)|x-data|x-for)\b|\s(?::|@)[a-z]+=|\bcreateApp\s*\(|new Vue\s*\(/;

export const isClientTemplate = (html: string): boolean => directives.test(html);
