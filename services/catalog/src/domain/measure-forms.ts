/** The most letters of a unit, as in "inches". */
const UNIT_LENGTH_MAX = 6;
/** The most letters that a number may follow after a blank, as in "PN 16". More are usually a word of their own. */
const SYMBOL_LENGTH_MAX = 2;
/** The most numbers and letters that are joined, as many as in M8x20x5mm with two to spare. */
const JOINED_MAX = 8;

/** What can be between a number and letters that belong to it. */
const GAP = /^(?:-| {0,3}°?)$/;

/** Parts of a measure, such as 8, x, and 20. */
type Measure = readonly string[];

/**
 * Returns other forms of the measures in a folded text, with and without a blank: 18v for 18 V, 12 and v for 12V, m8x20 for M8 × 20, and 2inch for 2". A decimal
 * is two words, as in queries, so the form of 1.5 mm is 5mm.
 */
export function measureForms(text: string): readonly string[] {
  return measuresOf(withUnits(text)).flatMap((measure) => [...measure, ...joinedForms(measure)]);
}

/** Writes inches and multiplication signs in letters. */
const withUnits = (text: string): string =>
  text.replace(/(?<=\p{N}) ?(?:["”]|′′)/gu, ' inch ').replace(/(?<=\p{N}\P{N}{0,8})[×*](?= ?\p{N})/gu, ' x ');

/** The joined forms that begin with each part of the measure. A prefix of one of them is also found. */
const joinedForms = (measure: Measure): readonly string[] =>
  measure.slice(0, -1).flatMap((part, index) => (isTimes(part) ? [] : [measure.slice(index, index + JOINED_MAX).join('')]));

/** Finds where numbers and letters alternate. */
function measuresOf(text: string): readonly Measure[] {
  const measures: Measure[] = [];
  let measure: Measure = [];
  let end = 0;
  for (const { 0: part, index } of text.matchAll(/\p{N}+|\p{L}+/gu)) {
    const begun = continuedBy(measure, text.slice(end, index), part);
    if (begun !== measure) measures.push(measure);
    measure = [...begun, part];
    end = index + part.length;
  }
  return [...measures, measure].filter(({ length }) => length > 1);
}

const isNumber = (part: string | undefined): boolean => part !== undefined && /^\p{N}/u.test(part);
const isTimes = (part: string | undefined): boolean => part === 'x';

/** Returns what the part continues: the measure before it, its end, or nothing. `gap` is the text between them. */
function continuedBy(measure: Measure, gap: string, part: string): Measure {
  const last = measure.at(-1);
  if (last === undefined || !GAP.test(gap)) return [];
  // The first unit of 10mm x 20mm is left out too.
  if (isTimes(part) && !isNumber(last)) return measure.slice(0, -1);
  if (isNumber(last) === isNumber(part)) return [];
  if (gap === '' || isTimes(last)) return measure;
  if (isNumber(last)) return part.length <= UNIT_LENGTH_MAX ? measure : [];
  return last.length <= SYMBOL_LENGTH_MAX ? [last] : [];
}
