/** Converts decimal text to a JSON number for a response. This is the only place where an amount becomes a binary number. */
export const jsonNumber = (text: string): number => Number(text);
