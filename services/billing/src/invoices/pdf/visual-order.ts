/** Hebrew, Arabic, and their neighbors are written from right to left. */
const RIGHT_TO_LEFT = String.raw`\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc`;
/** From the first to the last letter of a text from right to left, with the numbers and marks between them, and a number at its end. */
const STRETCH = new RegExp(String.raw`[${RIGHT_TO_LEFT}](?:[\P{L}${RIGHT_TO_LEFT}]*[\p{Nd}${RIGHT_TO_LEFT}])?`, 'gu');
/** Its numbers, its words, and its other characters. */
const PART = new RegExp(String.raw`\p{Nd}+(?:[.,:/]\p{Nd}+)*%?|(?:(?!\p{Nd})[${RIGHT_TO_LEFT}])+|.`, 'gsu');

const MIRRORED: Readonly<Record<string, string>> = { '(': ')', ')': '(', '[': ']', ']': '[', '«': '»', '»': '«' };

/**
 * Returns the parts of a line from left to right, by the rules of Unicode (UAX 9) for a paragraph from left to right without embeddings. Within a text from right to left,
 * words and marks are in reverse order, and numbers are not; the font orders the letters of a word. Marks between such a text and others, such as blanks, stay where they are.
 */
export function inVisualOrder(line: string): string[] {
  const parts: string[] = [];
  let from = 0;
  for (const { 0: found, index } of line.matchAll(STRETCH)) {
    const end = index + found.length;
    const closing = /\([^)]*$/.test(found) && line[end] === ')' ? ')' : '';
    parts.push(line.slice(from, index), ...reversed(found + closing));
    from = end + closing.length;
  }
  return [...parts, line.slice(from)].filter((part) => part !== '');
}

const reversed = (text: string): string[] => (text.match(PART) ?? []).toReversed().map((part) => MIRRORED[part] ?? part);
