/**
 * Where a spreadsheet could find a formula: at the start of a cell, and, as spreadsheets of many countries separate cells by semicolons and ignore
 * the quotes of a cell that begins in the middle of theirs, after whatever separates cells or rows in any of them. Quotes, apostrophes, spaces, and
 * characters that are not visible may come before it.
 */
const FORMULA = String.raw`[=+\-@\uff1d\uff0b\uff0d\uff20]`;
const SKIPPED = String.raw`[["'\p{Z}\p{C}]--[\t-\r\x85\u2028\u2029]]*`;
const SEPARATOR = String.raw`(?<=[,;\|\t-\r\x85\u2028\u2029])`;
const START = String.raw`(?=["',;\|\p{Z}\p{C}]*${FORMULA})`;

const FORMULAS = new RegExp(`^${START}|${SEPARATOR}(?=${SKIPPED}${FORMULA})`, 'gv');
const DISARMED = new RegExp(`^'${START}|${SEPARATOR}'(?=${SKIPPED}${FORMULA})`, 'gv');

/** Numbers and phone numbers contain nothing that can be run, and stay as they are for other programs. */
const NUMBER = /^[+-][\d .()+-]*$/;

/** Formats a record of a CSV file, without its line break. Everything that writes CSV uses it. */
export const csvLine = (cells: readonly string[]): string => cells.map(csvCell).join(',');

/** Formats a cell: in quotes unless its characters need none. Each formula gets an apostrophe first, as OWASP recommends. */
function csvCell(text: string): string {
  const safe = NUMBER.test(text) ? text : text.replace(FORMULAS, "'");
  return /^[\w@.+:-]*$/.test(safe) ? safe : `"${safe.replaceAll('"', '""')}"`;
}

/** Returns the text of a cell that `csvLine` formatted, without its quotes. */
export const csvText = (cell: string): string => cell.replace(DISARMED, '');
