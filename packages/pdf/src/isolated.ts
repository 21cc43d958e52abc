import { RIGHT_TO_LEFT } from './paragraph.ts';

const OPENING = /[\u2066-\u2068]/;
const CLOSING = '\u2069';

/** Returns a text for use within a line: it has its own direction, and changes the order of nothing around it. */
export function isolated(text: string): string {
  if (!RIGHT_TO_LEFT.test(text)) return text;
  let open = 0;
  let balanced = '';
  for (const character of text) {
    if (character === CLOSING && open === 0) continue;
    if (OPENING.test(character)) open += 1;
    if (character === CLOSING) open -= 1;
    balanced += character;
  }
  return `\u2068${balanced}${CLOSING.repeat(open + 1)}`;
}
