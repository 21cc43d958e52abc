/** The text that a spreadsheet takes for the start of a formula, after the apostrophes that `csvCell` adds. */
const FORMULA = /^'*[=+\-@\t\r\n\uff1d\uff0b\uff0d\uff20]/;
/** Numbers and phone numbers contain nothing that can be run, and stay as they are for other programs. */
const NUMBER = /^[+-][\d .()+-]*$/;

/**
 * Formats a cell of a CSV file: in quotes unless its characters need none. A text that a spreadsheet would run as a formula gets an
 * apostrophe first, as OWASP recommends.
 */
export function csvCell(text: string): string {
  const safe = FORMULA.test(text) && !NUMBER.test(text) ? `'${text}` : text;
  return /^[\w@.+:-]*$/.test(safe) ? safe : `"${safe.replaceAll('"', '""')}"`;
}

/** Returns the text of a cell that `csvCell` formatted, without its quotes. */
export const csvText = (cell: string): string => (cell.startsWith("'") && FORMULA.test(cell) ? cell.slice(1) : cell);
