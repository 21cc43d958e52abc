/** The most letters of a unit, as in "inches". */
const UNIT_LENGTH_MAX = 6;
/** The most letters that a number may follow after a blank, as in "PN 16". More are usually a word of their own. */
const SYMBOL_LENGTH_MAX = 2;
/** The most numbers and letters that are joined, as many as in M8x20x5mm with two to spare. */
const JOINED_MAX = 8;

/** The separators of a number and the letters that belong to it. */
const GAP = /^(?:-| {0,3}°?)$/;

/** A number or letters, and the text between them and the part before. */
interface Part {
  readonly text: string;
  readonly gap: string;
}

/** Parts of which numbers and letters alternate, such as 8, x, and 20. */
type Measure = readonly Part[];

/**
 * Returns other forms of the measures in a folded text, with and without a blank: 18v for 18 V, 12 and v for 12V, m8x20 for M8 × 20, and 2inch for 2". A decimal
 * is two words, as in queries, so the form of 1.5 mm is 5mm.
 */
export function measureForms(text: string): readonly string[] {
  return measuresOf(partsOf(withUnits(text))).flatMap((measure) => [...measure.map((part) => part.text), ...joinedForms(measure)]);
}

/** Writes inches and multiplication signs in letters. */
const withUnits = (text: string): string =>
  text.replace(/(?<=\p{N}) ?(?:["”]|′′)/gu, ' inch ').replace(/(?<=\p{N}\P{N}{0,8})[×*](?= ?\p{N})/gu, ' x ');

function partsOf(text: string): readonly Part[] {
  const found = [...text.matchAll(/\p{N}+|\p{L}+/gu)];
  return found.map(({ 0: part, index }, count) => {
    const before = found[count - 1];
    return { text: part, gap: before === undefined ? text.slice(0, index) : text.slice(before.index + before[0].length, index) };
  });
}

/** Divides parts into measures. */
function measuresOf(parts: readonly Part[]): readonly Measure[] {
  const measures: Measure[] = [];
  let measure: Measure = [];
  for (const [index, part] of parts.entries()) {
    const continued = continuedBy(measure, part, parts[index + 1]);
    if (continued !== measure) measures.push(measure);
    measure = [...continued, part];
  }
  return [...measures, measure].filter(({ length }) => length > 1);
}

const isNumber = ({ text }: Part): boolean => /^\p{N}/u.test(text);
const isTimes = ({ text }: Part): boolean => text === 'x';

/** Returns what the part continues: the measure before it, its end, or nothing. */
function continuedBy(measure: Measure, part: Part, next: Part | undefined): Measure {
  const last = measure.at(-1);
  if (last === undefined || !GAP.test(part.gap)) return [];
  // The first unit of 10mm x 20mm is left out too.
  if (isTimes(part) && !isNumber(last)) return measure.slice(0, -1);
  if (isNumber(last) === isNumber(part)) return [];
  if (part.gap === '' || isTimes(last) || isTimes(part)) return measure;
  if (isNumber(last)) return part.text.length <= UNIT_LENGTH_MAX && isUnitBefore(next) ? measure : [];
  return last.text.length <= SYMBOL_LENGTH_MAX && last.gap !== '' ? [last] : [];
}

/** Whether letters are a unit if `next` follows: a number does not begin with its unit, but mm2 ends in one. */
const isUnitBefore = (next: Part | undefined): boolean => next?.gap !== '' || /^[23]$/.test(next.text);

/** The joined forms that begin with each part of the measure. A prefix of one of them is also found. */
const joinedForms = (measure: Measure): readonly string[] =>
  measure
    .slice(0, -1)
    .flatMap((part, index) =>
      isTimes(part) ? [] : [measure.slice(index, index + JOINED_MAX).reduce((form, { text }) => form + text, '')],
    );
