import { withoutInvisible } from '../visible-text.ts';
import { similarNames } from './similar-names.ts';

/** Returns the name of a column without what spreadsheets and web pages add to it: blanks around it and invisible characters. */
export const cleanName = (name: string): string => withoutInvisible(name).trim().normalize('NFC');

/**
 * Returns the names of a header in the spelling of the format. A name that differs from the one of a known column only in letter case, width, or word
 * separators, such as `List Unit Price`, is that column unless the header has it already.
 */
export function knownNames(header: readonly string[], known: readonly string[]): readonly string[] {
  const columns = new Map(known.map((name) => [keyOf(name), name]));
  const taken = new Set(header.filter((name) => known.includes(name)));
  return header.map((name) => {
    const column = columns.get(keyOf(name));
    if (taken.has(name) || column === undefined || taken.has(column)) return name;
    taken.add(column);
    return column;
  });
}

/** Asks whether one of the names is meant by another, in text that continues a sentence; empty if none is similar. */
export const didYouMean = (name: string, names: readonly string[]): string => asked(similarNames(name, names));

/** Like `didYouMean` for a column that a header lacks, which can also be a word of another name, such as in `Item SKU`. */
export const didYouMeanBy = (column: string, header: readonly string[]): string =>
  asked([...similarNames(column, header), ...header.filter((name) => keyOf(name).split('_').includes(column))]);

const asked = ([name]: readonly string[]): string => (name === undefined ? '' : `; did you mean "${name}"?`);

const keyOf = (name: string): string =>
  name
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[\s_-]+/g, '_');
