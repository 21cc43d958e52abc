import { readFile } from 'node:fs/promises';
import { expect, test } from '@jest/globals';
import { seen } from '@storefront/lifecycle/testing';
import { create, type Font } from 'fontkit';
import { Blob, Face, Font as Shaper, Variation } from 'harfbuzzjs';
import decompress from 'woff2-encoder/decompress';
import { fontFiles } from './font-files.ts';
import { shapeText } from './shape-text.ts';
import { shapedFont } from './shaped-font.ts';
import type { TrueTypeTables } from './true-type-subset.ts';

async function openFile(name: string) {
  const file = [...fontFiles([])].find((found) => found.name === name);
  if (file === undefined) throw new Error(`there is no font ${name}`);
  const bytes = await decompress(await readFile(file.path()));
  const shaper = new Shaper(new Face(new Blob(bytes)));
  if (file.isVariable) shaper.setVariations([new Variation('wght', 600)]);
  return { shaper, tables: create(Buffer.from(bytes)) as unknown as Font & TrueTypeTables };
}

/** The area of an outline, which does not depend on where its points are left out. */
function areaOf(path: readonly { readonly type: string; readonly values: readonly number[] }[]): number {
  let area = 0;
  let [x, y, startX, startY] = [0, 0, 0, 0];
  const line = (toX: number, toY: number): void => {
    area += x * toY - toX * y;
    [x, y] = [toX, toY];
  };
  for (const { type, values } of path) {
    const [first = startX, second = startY, third, fourth] = values;
    if (type === 'M') [x, y, startX, startY] = [first, second, first, second];
    else if (third === undefined || fourth === undefined) line(first, second);
    else {
      const [fromX, fromY] = [x, y];
      for (const t of [0.25, 0.5, 0.75, 1]) line(between(fromX, first, third, t), between(fromY, second, fourth, t));
    }
  }
  return area / 2;
}
const between = (a: number, b: number, c: number, t: number): number => (1 - t) ** 2 * a + 2 * t * (1 - t) * b + t ** 2 * c;

test.each([
  ['noto-sans-latin', 'Åé'],
  ['noto-sans-arabic-arabic', 'محمّد'],
  ['noto-sans-devanagari', 'क्षत्रिय'],
  ['noto-sans-khmer-khmer', 'ស្ពាន់'],
  ['noto-sans-myanmar-myanmar', 'ကြိုး'],
  ['noto-sans-thai-thai', 'น้ำ'],
  ['noto-sans-tamil-tamil', 'கொட்டை'],
])('a subset of %s draws each cluster as the font does, and none as a box', async (name, text) => {
  const { shaper, tables } = await openFile(name);
  const clusters = shapeText(shaper, text, 'ltr');
  const { font } = shapedFont(name, tables, shaper);
  const run: { glyphs: { id: never }[] } = JSON.parse('{"glyphs":[]}');
  Object.assign(run, font.layout(text, ['ltr'] as never));
  const subset = font.createSubset();

  const positions = run.glyphs.map(({ id }) => Number(subset.includeGlyph(id)));
  const drawn = new Shaper(new Face(new Blob(subset.encode())));

  expect(
    seen(
      'clusters',
      clusters.flatMap(({ glyphs }) => glyphs),
    ).every(({ glyph }) => glyph > 0),
  ).toBe(true);
  expect(positions).toHaveLength(clusters.length);
  for (const [index, { glyphs }] of seen('clusters', clusters).entries()) {
    const whole = glyphs.reduce((sum, { glyph }) => sum + areaOf(shaper.glyphToJson(glyph)), 0);
    const area = areaOf(drawn.glyphToJson(positions[index] ?? 0));
    expect(Math.abs(area - whole)).toBeLessThan(0.02 * Math.abs(whole) + 1500);
  }
});

test('in text from right to left, a mark is in the cluster of its letter, and no cluster ends in an invisible character', async () => {
  const { shaper } = await openFile('noto-sans-arabic-arabic');
  const clusters = (text: string) => shapeText(shaper, text, 'rtl').map((cluster) => cluster.text);

  expect(clusters('مُحَ')).toEqual(['\u064e\u062d', '\u064f\u0645']);
  expect(clusters('می\u200cخ')).toEqual(['\u062e', '\u200c\u06cc', '\u0645']);
});
