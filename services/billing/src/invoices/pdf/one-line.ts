/** Returns a text that a customer chose as one line: a line break, or many blanks, could write a line of its own, such as a tax number. */
export const oneLine = (text: string): string => text.replace(/[\p{Cc}\p{Z}]+/gu, ' ').trim();
