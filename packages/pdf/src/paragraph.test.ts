import { expect, test } from '@jest/globals';
import { paragraphsOf, partsOf } from './paragraph.ts';

const lineOf = (text: string) => {
  const [paragraph = { text: '', levels: undefined, isRightToLeft: false }] = paragraphsOf(text);
  return { paragraph, from: 0, to: paragraph.text.length };
};
/** The parts from left to right, those that are read from right to left in angle brackets. */
const partsSeen = (text: string): string =>
  partsOf(lineOf(text))
    .toSorted((a, b) => a.position - b.position)
    .map((part) => (part.isRightToLeft ? `<${part.text}>` : part.text))
    .join('|');

// As Chromium shows them in an element with dir="auto".
test.each([
  ['from left to right', 'Hex bolt (M8), 10%', 'Hex bolt (M8), 10%'],
  ['Arabic before Latin', 'مسمار M8', 'M8|<مسمار >'],
  ['Latin before Arabic', 'M8 مسمار', 'M8 |<مسمار>'],
  ['Hebrew within Latin', 'a שלום b', 'a |<שלום>| b'],
  ['two words', 'مسمار سداسي M8', 'M8|<مسمار سداسي >'],
  ['a number at the end', 'مسمار 1.5', '1.5|<مسمار >'],
  ['a number between', 'مسمار 12,5 مم x', 'x|< مم >|12,5|<مسمار >'],
  ['an Arabic number', 'م٥ x', 'x|< >|٥|<م>'],
  ['a number before', '8 مسمار', '< مسمار>|8'],
  ['brackets', 'كابل نحاس 2.5 مم (أحمر) NYM-J', 'NYM-J|< مم (أحمر) >|2.5|<كابل نحاس >'],
  ['brackets with a number', 'בורג M8 נירוסטה (50 יח׳) A2', 'A2|< יח׳) >|50|< נירוסטה (>|M8|<בורג >'],
  ['brackets in Latin', 'M8 (مسمار)', 'M8 (|<مسمار>|)'],
  ['an override', 'a \u202ebc', 'a |<bc>'],
  ['nothing', '', ''],
])('%s is in the order in which it is read', (_case, text, parts) => {
  expect(partsSeen(text)).toBe(parts);
});

test('the parts are in the order in which they are read, without the characters that direct them', () => {
  expect(
    partsOf(lineOf('\u2067בורג M8\u2069 x'))
      .map(({ text }) => text)
      .filter((text) => text !== ''),
  ).toEqual(['בורג ', 'M8', ' x']);
});

test('each line of a paragraph is in its own order', () => {
  const { paragraph } = lineOf('אחת שתיים M8 שלוש');

  expect(partsOf({ paragraph, from: 10, to: 17 }).map(({ text, position }) => [text, position])).toEqual([
    ['M8', 1],
    [' שלוש', 0],
  ]);
});

test.each([
  ['Latin', 'Bolt מסמר', false],
  ['Hebrew', 'מסמר Bolt', true],
  ['Arabic after a number', '8 مسمار', true],
  ['Thaana', 'ދިވެހި', true],
  ['Adlam', '𞤀𞤁𞤂', true],
  ['digits', '123', false],
])('a paragraph in %s runs from the side of its first letter', (_script, text, isRightToLeft) => {
  expect(lineOf(text).paragraph.isRightToLeft).toBe(isRightToLeft);
});

test('a tower of marks ends where it would cover other lines, and letters of any orthography keep theirs', () => {
  expect(Array.from(lineOf(`a${'\u0323'.repeat(10_000)}b`).paragraph.text).length).toBeLessThan(20);
  expect(lineOf('ཧྐྵྨླྺྼྻྂ').paragraph.text).toBe('ཧྐྵྨླྺྼྻྂ'.normalize('NFC'));
});

test('thousands of embeddings, overrides, and isolates keep every character', () => {
  for (const control of ['\u202a', '\u202b', '\u202d', '\u202e', '\u2066', '\u2067', '\u2068']) {
    const text = `${control.repeat(2000)}אב 12 cd`;
    const drawn = partsOf(lineOf(text)).map((part) => part.text);
    expect(drawn.join('')).toBe('אב 12 cd');
  }
});
