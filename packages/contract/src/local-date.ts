/** Returns the date in a time zone at an instant, as `YYYY-MM-DD`. */
export function localDate(at: Date, timeZone: string): string {
  if (timeZone === 'UTC') return at.toISOString().slice(0, 10);
  const { year, month, day } = Object.fromEntries(
    formatOf(timeZone)
      .formatToParts(at)
      .map(({ type, value }) => [type, value]),
  );
  return `${year}-${month}-${day}`;
}

/** Returns the first instant of a date in a time zone. */
export function startOfDate(date: string, timeZone: string): Date {
  const midnight = Date.parse(date);
  if (timeZone === 'UTC') return new Date(midnight);
  // No zone is further than this from UTC. The search needs no offsets, so it is right in a zone whose clocks are set forward at midnight.
  let [before, from] = [midnight - OFFSET_MAX_MS, midnight + OFFSET_MAX_MS];
  while (from - before > 1) {
    const middle = Math.floor((before + from) / 2);
    if (localDate(new Date(middle), timeZone) < date) before = middle;
    else from = middle;
  }
  return new Date(from);
}

/** Returns the last millisecond of a date in a time zone. */
export const endOfDate = (date: string, timeZone: string): Date => new Date(startOfDate(addDays(date, 1), timeZone).getTime() - 1);

/** Returns the date that is `days` later. */
export const addDays = (date: string, days: number): string => new Date(Date.parse(date) + days * DAY_MS).toISOString().slice(0, 10);

/** Returns the date that is `months` later, or the last day of its month if that has no such day. */
export function addMonths(date: string, months: number): string {
  const first = new Date(date);
  first.setUTCDate(1);
  first.setUTCMonth(first.getUTCMonth() + months);
  const last = endOfMonth(first.toISOString());
  return `${last.slice(0, 8)}${date.slice(8) < last.slice(8) ? date.slice(8) : last.slice(8)}`;
}

/** Returns the last date of the month. */
export function endOfMonth(date: string): string {
  const time = new Date(date);
  return new Date(Date.UTC(time.getUTCFullYear(), time.getUTCMonth() + 1, 0)).toISOString().slice(0, 10);
}

/** Whether a text is a date, `YYYY-MM-DD`, that exists. */
export function isDate(text: string): boolean {
  // A database has no year 0.
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text) || text.startsWith('0000')) return false;
  const time = Date.parse(text);
  return !Number.isNaN(time) && addDays(text, 0) === text;
}

/** Returns the IANA name of a time zone, in its usual spelling; undefined if there is no such zone. */
export function timeZoneOf(text: string): string | undefined {
  const known = [...Intl.supportedValuesOf('timeZone'), 'UTC'].find((name) => name.toLowerCase() === text.toLowerCase());
  if (known !== undefined) return known;
  // Aliases, such as Asia/Kolkata, are not listed. Offsets are no names.
  if (!/^[A-Z]\w+\/[\w/+-]+$/.test(text)) return undefined;
  try {
    formatOf(text);
    return text;
  } catch {
    return undefined;
  }
}

const DAY_MS = 86_400_000;
const OFFSET_MAX_MS = 2 * DAY_MS;

/** A format takes long to create. There are about 600 zones. */
const formats = new Map<string, Intl.DateTimeFormat>();

function formatOf(timeZone: string): Intl.DateTimeFormat {
  const known = formats.get(timeZone);
  if (known !== undefined) return known;
  const format = new Intl.DateTimeFormat('en-u-ca-gregory-nu-latn', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' });
  formats.set(timeZone, format);
  return format;
}
