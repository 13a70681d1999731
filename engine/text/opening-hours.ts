/** Recognizes opening hours in plain text: a day of the week, then a span of time. */

const days =
  'mon|tues?|wed|thu|thur|thurs|fri|sat|sun|monday|tuesday|wednesday|thursday|friday|saturday|sunday|weekdays|daily|every day|mo|di|mi|do|fr|sa|so|montag|dienstag|mittwoch|donnerstag|freitag|samstag|sonnabend|sonntag|täglich|werktags|lun|mar|mer|jeu|ven|sam|dim|lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|lunes|martes|miércoles|mié|jueves|jue|viernes|vie|sábado|sáb|domingo|dom|lunedì|martedì|mercoledì|giovedì|gio|venerdì|sabato|domenica|segunda|terça|quarta|quinta|sexta|maandag|dinsdag|woensdag|donderdag|vrijdag|zaterdag|zondag|ma|wo|za|zo';
const time = String.raw`\d{1,2}(?:\s?[:.h]\s?\d{2})?\s?(?:[ap]\.?m\.?|uhr|uur|h)?`;
const to = String.raw`\s?(?:-|–|—|to|till?|until|bis|à|a|al|alle|às|tot)\s?`;

const span = new RegExp(String.raw`${time}${to}${time}(?![\d:])`, 'giu');
const dayBefore = new RegExp(String.raw`(?<![\p{L}\d])(?:${days})s?(?!\p{L})[^\n\d]{0,40}$`, 'iu');
/** How far before a span its day may begin: the longest name and what may stand between. */
const reach = 60;

/** "2-3" alone is no span of time. */
const isTime = /[:.h]\s?\d{2}|[ap]\.?m|uhr|uur|\dh/i;

/** Spans of time are rarer than names of days, which are short words in many languages. */
export function showsHours(text: string): boolean {
  for (const { 0: found, index } of text.matchAll(span))
    if (isTime.test(found) && dayBefore.test(text.slice(Math.max(0, index - reach), index))) return true;
  return false;
}
