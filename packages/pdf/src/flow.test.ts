import { expect, test } from '@jest/globals';
import { seen } from '@storefront/lifecycle/testing';
import { type Block, bandHeight, type Flow, openFlow } from './flow.ts';

/** The first page has room for 100 points, the next for 200. */
const ROOM = { first: 200, next: 100, bottom: 300 };

/** A flow, and what it draws: on each page, the elements with the pieces in them and where they are. */
function aFlow(work: (flow: Flow, block: (name: string, ...heights: number[]) => Block) => void): string[][] {
  const flow = openFlow(ROOM);
  let drawn: string[] = [];
  work(flow, (name, ...heights) => ({
    pieces: heights.map((height, index) => ({ height, draw: (y) => void drawn.push(`${name}${index}@${y}`) })),
    within: (draw) => {
      drawn.push('<');
      draw();
      drawn.push('>');
    },
  }));
  return flow.pages.map((page) => {
    drawn = [];
    for (const draw of page) draw();
    return drawn;
  });
}

test('blocks that fit stay on one page, each in one element', () => {
  expect(aFlow((flow, block) => flow.placeBand([[block('a', 20, 30), block('b', 50)]]))).toEqual([
    ['<', 'a0@200', 'a1@220', '>', '<', 'b0@250', '>'],
  ]);
});

test('a block that does not fit continues on the next page in an element of its own', () => {
  expect(aFlow((flow, block) => flow.placeBand([[block('a', 60, 60, 60)]]))).toEqual([
    ['<', 'a0@200', '>'],
    ['<', 'a1@100', 'a2@160', '>'],
  ]);
});

test('columns continue on the same pages, and what follows is below the longest', () => {
  const pages = aFlow((flow, block) => {
    flow.placeBand([[block('a', 60, 60)], [block('b', 60, 60, 60, 60)], [block('c', 10)]]);
    flow.place({ height: 20, draw: (y) => expect(y).toBe(280) });
  });

  expect(pages.map((page) => page.filter((text) => text.includes('@')))).toEqual([
    ['a0@200', 'b0@200', 'c0@200'],
    ['a1@100', 'b1@100', 'b2@160', 'b3@220'],
  ]);
});

test('a piece that is taller than a page gets one, and what follows the next', () => {
  expect(aFlow((flow, block) => flow.placeBand([[block('a', 500, 20)]]))).toEqual([
    ['<', 'a0@200', '>'],
    ['<', 'a1@100', '>'],
  ]);
});

test('space that does not fit ends the page', () => {
  const at: number[] = [];
  aFlow((flow, block) => {
    const [space] = block('space', 30).pieces;
    flow.placeBand([[block('a', 60)]]);
    for (let count = 0; count < 2; count += 1) if (space !== undefined) flow.space(space);
    flow.place({ height: 10, draw: (y) => at.push(y) });
  }).flat();

  expect(at).toEqual([100]);
});

test('a band is as high as its highest column', () => {
  const block = (...heights: number[]): Block => ({
    pieces: heights.map((height) => ({ height, draw: () => undefined })),
    within: (draw) => draw(),
  });

  expect(bandHeight([[block(10, 20), block(5)], [block(30)], []])).toBe(35);
  expect(bandHeight([])).toBe(0);
});

test('every piece is on exactly one page, in order', () => {
  const heights = Array.from({ length: 500 }, (_, index) => 20 + (index % 7) * 9);

  const pages = aFlow((flow, block) => flow.placeBand([[block('a', ...heights)]]));

  const drawn = pages.flat().filter((text) => text.includes('@'));
  expect(drawn.map((text) => Number(/^a(\d+)/.exec(text)?.[1]))).toEqual([...heights.keys()]);
  expect(seen('pieces', drawn, 500).every((text, index) => Number(text.split('@')[1]) + (heights[index] ?? 0) <= ROOM.bottom)).toBe(true);
});
