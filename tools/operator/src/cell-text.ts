import stringWidth from 'string-width';
import { escapeControls } from './escape-controls.ts';

/** How times are printed. `timeZone` is an IANA name; undefined is the time zone of the machine. */
export interface TimeStyle {
  readonly timeZone?: string | undefined;
}

/** The times of results: RFC 3339 in UTC. */
const TIME = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(?:\.\d+)?Z$/;

/** Formats a value for a terminal on one line. Control characters are escaped, because shoppers choose some of the texts. */
export function cellText(value: unknown, style: TimeStyle = {}): string {
  if (value === null || value === undefined) return '-';
  if (Array.isArray(value)) return value.length === 0 ? '-' : value.map((item) => cellText(item, style)).join(',');
  if (typeof value === 'string' && TIME.test(value)) return timeText(value, style);
  const text = typeof value === 'object' ? JSON.stringify(value) : String(value);
  return escapeControls(text);
}

/** Formats a time as 2026-11-22 15:31:07, with a Z after a time in UTC. */
function timeText(time: string, { timeZone }: TimeStyle): string {
  // Sweden writes dates as ISO 8601 does.
  const text = new Date(time).toLocaleString('sv-SE', { dateStyle: 'short', timeStyle: 'medium', ...(timeZone && { timeZone }) });
  return timeZone === 'UTC' ? `${text}Z` : text;
}

const graphemes = new Intl.Segmenter();

/** Shortens a text to `width` columns of a terminal; the last one shows that something is missing. */
export function shortened(text: string, width: number): string {
  if (stringWidth(text) <= width) return text;
  let shown = '';
  let used = 0;
  for (const { segment } of graphemes.segment(text)) {
    used += stringWidth(segment);
    if (used > width - 1) break;
    shown += segment;
  }
  return `${shown.trimEnd()}…`;
}
