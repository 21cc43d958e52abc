/** Whether every part of the system can hold the text: Postgres accepts neither U+0000 nor half a surrogate pair. */
export const isStorable = (text: string): boolean => text.isWellFormed() && !text.includes('\0');
