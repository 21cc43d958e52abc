import { expect, test } from '@jest/globals';
import { seen } from '@storefront/lifecycle/testing';
import { queryWords } from './search-query.ts';
import { weightedWords } from './search-text.ts';

const wordsOfProduct = (description: string): readonly string[] =>
  weightedWords({ sku: '', description, shortDescription: null, categoryNames: [] }).map(([word]) => word);

/** Whether a product has a word that begins with each word of the query. */
const isFound = (description: string, q: string): boolean =>
  queryWords(q).every((word) => wordsOfProduct(description).some((indexed) => indexed.startsWith(word)));

// Each line has spellings of one measure.
const SAME: readonly (readonly string[])[] = [
  ['Drill 18 V', 'Drill 18V', 'Drill 18-V', '18v drill', 'drill 18\u00a0v'],
  ['Bit 10 mm', 'Bit 10mm', '10MM bit'],
  ['Cable 1.5 mm', 'Cable 1,5mm', 'cable 1.5mm', 'cable 1,5 mm'],
  ['Bolt M8x20', 'Bolt M8 × 20', 'bolt m8×20', 'bolt M8 x 20', 'bolt m8*20', 'Bolt M8X20'],
  ['Pipe 1/2"', 'Pipe ½"', 'Pipe ½ "', 'pipe 1/2'],
  ['Hose 1½ m', 'hose 1 1/2m'],
  ['Battery 2000mAh', 'battery 2000 mAh'],
  ['Valve PN16', 'valve PN 16'],
  ['Sensor 20 °C', 'sensor 20°C', 'sensor 20 C', 'sensor 20℃'],
  ['Paint 5 liter', 'paint 5liter'],
  ['Plate 10x20x5 mm', 'plate 10 × 20 × 5mm'],
  ['Resistor 10 kΩ', 'resistor 10kΩ', 'resistor 10kΩ'],
  ['Лампа 12 В', 'лампа 12в', 'Лампа 12В'],
  ['Screen 27 inch', 'screen 27inch'],
  ['Wire 2.5 mm²', 'wire 2,5mm2', 'wire 2.5 mm2'],
  ['Grinder Ø 125', 'grinder Ø125'],
];

test.each(SAME)('%s is found by its other spellings, and they by it', (...spellings) => {
  for (const description of seen('spellings', spellings)) {
    for (const q of seen('spellings', spellings))
      expect({ description, q, found: isFound(description, q) }).toEqual({ description, q, found: true });
  }
});

test.each([
  ['Plate 10 mm x 20 mm', '10x20mm'],
  ['Plate 10 mm x 20 mm', '10mm 20mm'],
  ['Pipe 1/2"', '1/2 inch'],
  ['Timber 2" x 4"', '2x4'],
  ['Plate 10 × 20 × 5 mm', '10x20x5'],
  ['Driver DHP484Z', 'dhp 484'],
])('%s is found by "%s"', (description, q) => {
  expect(isFound(description, q)).toBe(true);
});

test.each([
  ['Drill 18 piece kit with visor', '18v'],
  ['Bit 10 mm', '10m8'],
  ['Bolt M8 and 20 nuts', 'm8x20'],
  ['Pack of 5, mmm', '5mm'],
])('%s is not found by "%s"', (description, q) => {
  expect(isFound(description, q)).toBe(false);
});

test('a text without numbers has no further forms', () => {
  expect(wordsOfProduct('Vented brake disc, front')).toEqual(['vented', 'brake', 'disc', 'front']);
});
