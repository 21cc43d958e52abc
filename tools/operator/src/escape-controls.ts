/** Control characters, line separators, and characters that change the direction of text. */
const CONTROLS = /[\p{Cc}\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069]/gu;
const NAMED: Readonly<Record<string, string>> = { '\n': '\\n', '\r': '\\r', '\t': '\\t' };

/**
 * Shows each character that would control a terminal, or reorder its text, as an escape of JSON, such as `\u202e`: customers choose some of
 * the texts that operators read. The result is one line.
 */
export const escapeControls = (text: string): string =>
  text.replace(CONTROLS, (character) => NAMED[character] ?? `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`);

/** Escapes the control characters of every line. JSON stays the same document. */
export const escapeLines = (text: string): string => text.split('\n').map(escapeControls).join('\n');
