/** Reads opening hours that a page shows as text, in six languages, for structured data. */
import { foldAccents } from '../../text/fold.ts';

export interface DayHours {
  /** As schema.org names it. */
  readonly day: string;
  /** "HH:MM" */
  readonly opens: string;
  readonly closes: string;
}

const days = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const;
/** Of each day, in the order of the week. */
const dayWords: readonly string[] = [
  'monday|mon|mo|montag|lundi|lun|lunes|lunedi|maandag|ma',
  'tuesday|tue|tues|tu|dienstag|di|mardi|mar|martes|martedi|dinsdag',
  'wednesday|wed|we|mittwoch|mi|mercredi|mer|miercoles|mie|mercoledi|woensdag|wo',
  'thursday|thu|thurs|th|donnerstag|do|jeudi|jeu|jueves|jue|giovedi|gio|donderdag',
  'friday|fri|fr|freitag|vendredi|ven|viernes|vie|venerdi|vrijdag|vr',
  'saturday|sat|sa|samstag|samedi|sam|sabado|sab|sabato|zaterdag|za',
  'sunday|sun|su|sonntag|so|dimanche|dim|domingo|dom|domenica|zondag|zo',
];
const anyDay = dayWords.join('|');
const time = String.raw`(\d{1,2})(?:[:.h](\d{2}))?\s?(am|pm|a\.m\.|p\.m\.|uhr|h)?`;
const until = String.raw`(?:-|–|—|to|until|till|bis|a|al|alle|tot|t/m|through)`;
const pattern = new RegExp(
  String.raw`(?<![a-z])(${anyDay})\.?(?:\s*${until}\s*(${anyDay})\.?)?(?![a-z])[\s:,]*(?:von|from|de|dalle|van|das)?\s*${time}\s*${until}\s*${time}`,
  'g',
);

const indexOf = (word: string): number => dayWords.findIndex((list) => list.split('|').includes(word));

/** Null for what is no time of day. */
function clockTime(hour: string, minute: string | undefined, half: string | undefined): string | null {
  const isAfternoon = half?.startsWith('p') === true;
  const own = Number(hour);
  const hours = isAfternoon && own < 12 ? own + 12 : half?.startsWith('a') === true && own === 12 ? 0 : own;
  const minutes = Number(minute ?? '0');
  if (hours > 24 || minutes > 59) return null;
  return `${String(hours % 24).padStart(2, '0')}:${String(minutes).padStart(2, '0')}`;
}

/** The days and times of texts such as "Mon–Fri 9:00–17:00"; empty when there are none. */
export function openingHoursIn(texts: readonly string[]): DayHours[] {
  return texts.flatMap((text) =>
    [...foldAccents(text).toLowerCase().matchAll(pattern)].flatMap((found): DayHours[] => {
      const [, first = '', last, hour = '', minute, half, endHour = '', endMinute, endHalf] = found;
      const opens = clockTime(hour, minute, half);
      const closes = clockTime(endHour, endMinute, endHalf);
      const from = indexOf(first);
      const to = last === undefined ? from : indexOf(last);
      const isTime = [minute, half, endMinute, endHalf].some((each) => each !== undefined);
      if (!isTime || opens === null || closes === null || to < from) return [];
      return days.slice(from, to + 1).map((day) => ({ day, opens, closes }));
    }),
  );
}
