import { closest, distance } from 'fastest-levenshtein';

/** A name that differs in more than this share of its characters is another word. */
const DIFFERENCE_MAX = 0.5;

/** Describes a column that is ignored because a format does not have it. */
export const unknownColumn = (name: string, known: readonly string[]): string =>
  `unknown column "${name}" is ignored${similarColumn(name, known)}`;

/** Suggests the most similar of the known columns, in text that continues a sentence; empty if none is similar. */
export function similarColumn(name: string, known: readonly string[]): string {
  const similar = closest(name.toLowerCase(), known);
  const isSimilar = known.length > 0 && distance(name.toLowerCase(), similar) <= DIFFERENCE_MAX * name.length;
  return isSimilar ? `; did you mean "${similar}"?` : '';
}
