/** Formats a cell of a CSV file: in quotes unless its characters need none. */
export const csvCell = (text: string): string => (/^[\w@.+:-]*$/.test(text) ? text : `"${text.replaceAll('"', '""')}"`);
