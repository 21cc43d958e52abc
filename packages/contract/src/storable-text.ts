/** Whether every part of the system can store the text: Postgres accepts neither U+0000 nor half a surrogate pair. */
export const isStorable = (text: string): boolean => text.isWellFormed() && !text.includes('\0');

/** Whether a text is storable and has no control characters, such as line breaks. */
export const isOneLine = (text: string): boolean => isStorable(text) && !/\p{Cc}/u.test(text);

/** Whether a value is text that is empty or only whitespace. */
export const isBlank = (value: unknown): boolean => typeof value === 'string' && value.trim() === '';
