/** Whether Postgres can hold the text: it takes neither U+0000 nor half a surrogate pair. What it cannot hold, it cannot find either. */
export const isStorable = (text: string): boolean => !text.includes('\0') && text.isWellFormed();
