import { distance } from 'fastest-levenshtein';

/** A name that differs in more than this share of its characters is another word. */
const DIFFERENCE_MAX = 0.5;

/** Returns the names that are most similar to a given one, if they are similar enough to be meant. */
export function similarNames(given: string, known: readonly string[]): readonly string[] {
  const text = given.toLowerCase();
  const edits = known.map((name) => distance(text, name.toLowerCase()));
  const fewest = Math.min(...edits);
  return fewest > DIFFERENCE_MAX * text.length ? [] : known.filter((_, index) => edits[index] === fewest);
}
