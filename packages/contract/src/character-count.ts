/**
 * Returns the number of Unicode code points of a text, in which every text limit is counted, as by JSON Schema's `maxLength` and Postgres's
 * `char_length`. The `length` of a string counts an emoji as two.
 */
export function characterCount(text: string): number {
  let count = 0;
  for (const _ of text) count += 1;
  return count;
}
