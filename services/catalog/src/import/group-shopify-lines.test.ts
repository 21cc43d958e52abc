import { expect, test } from '@jest/globals';
import { groupShopifyLines } from './group-shopify-lines.ts';

const countsOf = (handles: readonly string[]): ReadonlyMap<string, number> =>
  new Map(
    Array.from(
      Map.groupBy(handles, (handle) => handle),
      ([handle, lines]) => [handle, lines.length],
    ),
  );

/** The handle and number of lines of each product, and the reason of each violation, in order. */
async function groupsOf(handles: readonly string[]) {
  const lines = (async function* () {
    for (const [index, handle] of handles.entries()) yield { line: index + 2, cells: { Handle: handle } };
  })();
  const groups = await Array.fromAsync(groupShopifyLines(lines, countsOf(handles)));
  return groups.map((group) =>
    'product' in group ? `${group.product[0]?.cells.Handle} ${group.product.length}` : `${group.line}: ${group.violations[0]?.reason}`,
  );
}

test.each([
  ['lines that follow one another', ['a', 'a', 'b', 'c', 'c'], ['a 2', 'b 1', 'c 2']],
  ['lines that are apart', ['a', 'b', 'a', 'c', 'b'], ['a 2', 'c 1', 'b 2']],
  ['handles in other scripts', ['болт', '螺丝', 'болт'], ['螺丝 1', 'болт 2']],
  ['handles that are names of properties', ['__proto__', 'constructor', '__proto__'], ['constructor 1', '__proto__ 2']],
  ['a line without a handle', ['a', '', 'a'], ['3: is missing', 'a 2']],
])('a product is complete with its last line: %s', async (_what, handles, groups) => {
  expect(await groupsOf(handles)).toEqual(groups);
});

test('a product has at most 5,000 lines', async () => {
  const handles = Array.from({ length: 5002 }, () => 'a');

  expect(await groupsOf(handles)).toEqual(['5002: has more than 5000 lines', '5003: has more than 5000 lines', 'a 5000']);
});

test('at most 50,000 products wait for further lines, and the others are refused', async () => {
  const once = Array.from({ length: 50_001 }, (_, index) => `h${index}`);
  const groups = await groupsOf([...once, ...once]);

  expect(groups[0]).toBe('50002: is too far from the other lines of its product; sort the file by handle');
  expect(groups.filter((group) => group.endsWith(' 2'))).toHaveLength(50_000);
});
