/** Reads the ways in which logs write a moment. */

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

/** `19/Nov/2026:04:09:18 +0000`, with or without brackets. */
const commonLog =
  /^\[?(\d{1,2})\/([A-Z][a-z]{2})\/(\d{4}):(\d{2}):(\d{2}):(\d{2})(?:\.\d+)? ?([+-]\d{2})?(\d{2})?\]?$/;
const iso = /^\[?(\d{4}-\d{2}-\d{2})[T ](\d{2}:\d{2}:\d{2})([.,]\d+)? ?(Z|[+-]\d{2}:?\d{2})?\]?$/;
const epoch = /^\d{9,19}(?:\.\d+)?$/;

function parseCommon(parts: RegExpExecArray): number | null {
  const [, day, month = '', year, hour, minute, second, zoneHours = '+00', zoneMinutes = '00'] = parts;
  const at = months.indexOf(month);
  if (at === -1) return null;
  const local = Date.UTC(Number(year), at, Number(day), Number(hour), Number(minute), Number(second));
  const zone = Number(zoneHours) * 60 + Number(zoneMinutes) * (zoneHours.startsWith('-') ? -1 : 1);
  return local - zone * 60_000;
}

/** Seconds, milliseconds, microseconds and nanoseconds are told apart by their size. */
function parseEpoch(text: string): number {
  const whole = text.split('.', 1)[0]?.length ?? 0;
  const units = whole <= 11 ? 1000 : whole <= 14 ? 1 : whole <= 17 ? 1e-3 : 1e-6;
  return Math.floor(Number(text) * units);
}

/** Milliseconds since 1970; null for what is no time. Without a zone it is UTC, as W3C says. */
export function parseTime(text: string): number | null {
  const common = commonLog.exec(text);
  if (common !== null) return parseCommon(common);
  const standard = iso.exec(text);
  if (standard !== null) {
    const [, date, time, , zone = 'Z'] = standard;
    const ms = Date.parse(
      `${date}T${time}${/^[+-]\d{4}$/.test(zone) ? `${zone.slice(0, 3)}:${zone.slice(3)}` : zone}`,
    );
    return Number.isNaN(ms) ? null : ms;
  }
  return epoch.test(text) ? parseEpoch(text) : null;
}
