import { similarNames } from './similar-names.ts';

/** Describes a column that is ignored because a format does not have it. */
export const unknownColumn = (name: string, known: readonly string[]): string =>
  `unknown column "${name}" is ignored${similarColumn(name, known)}`;

/** Suggests the most similar of the known columns, in text that continues a sentence; empty if none is similar. */
export function similarColumn(name: string, known: readonly string[]): string {
  const [similar] = similarNames(name, known);
  return similar === undefined ? '' : `; did you mean "${similar}"?`;
}
