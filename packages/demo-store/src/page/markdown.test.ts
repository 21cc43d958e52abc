import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { products } from '../catalog/products.ts';
import { type Block, type Inline, readInline, readMarkdown } from './markdown.ts';

const text = (words: string): Inline => ({ tag: 'text', text: words });

function inlinesOf(blocks: readonly Block[]): Inline[] {
  const within = (inline: Inline): Inline[] => ('children' in inline ? [inline, ...inline.children.flatMap(within)] : [inline]);
  return blocks.flatMap((block) => {
    if (block.tag === 'table') return [...block.head, ...block.rows.flat()].flat().flatMap(within);
    if (block.tag === 'ul' || block.tag === 'ol') return block.items.flatMap(inlinesOf);
    if (block.tag === 'blockquote') return inlinesOf(block.children);
    return 'children' in block ? block.children.flatMap(within) : [];
  });
}

describe('blocks', () => {
  test('headings begin below the page’s own', () => {
    expect(readMarkdown('# One\n\n### Three\n###### Six').map(({ tag }) => tag)).toEqual(['h2', 'h3', 'h4']);
  });

  test('a list may hold nested lists and lines that go on', () => {
    expect(readMarkdown('3. three\n   goes on\n4. four\n   - inner\n')).toEqual([
      {
        tag: 'ol',
        start: 3,
        items: [
          [{ tag: 'p', children: [text('three\ngoes on')] }],
          [
            { tag: 'p', children: [text('four')] },
            { tag: 'ul', start: 1, items: [[{ tag: 'p', children: [text('inner')] }]] },
          ],
        ],
      },
    ]);
  });

  test('a table has aligned columns, and short rows are filled up', () => {
    const [table] = readMarkdown('| a | b |\n|---|--:|\n| 1 \\| 2 |\n\nafter');
    expect(table).toEqual({ tag: 'table', align: ['left', 'right'], head: [[text('a')], [text('b')]], rows: [[[text('1 | 2')], []]] });
  });

  test('quotes, rules and fenced code are told apart', () => {
    expect(readMarkdown('> said\n\n---\n\n```html\n<b>*x*</b>\n```')).toEqual([
      { tag: 'blockquote', children: [{ tag: 'p', children: [text('said')] }] },
      { tag: 'hr' },
      { tag: 'pre', text: '<b>*x*</b>' },
    ]);
  });
});

describe('running text', () => {
  test('emphasis, code, links and escapes are read', () => {
    expect(readInline('**a *b*** `*c*` [d](https://e.example/f) \\*g\\* snake_case_name 5 * 6')).toEqual([
      { tag: 'strong', children: [text('a '), { tag: 'em', children: [text('b')] }] },
      text(' '),
      { tag: 'code', text: '*c*' },
      text(' '),
      { tag: 'a', href: 'https://e.example/f', children: [text('d')] },
      text(' *g* snake_case_name 5 * 6'),
    ]);
  });

  test('a link that would run a script is shown as its words', () => {
    expect(readInline('[press](javascript:alert(1)')[0]).not.toHaveProperty('href');
    expect(readInline('[press](javascript:alert`1`)')).toEqual([text('press')]);
    expect(readInline('[press](data:text/html,x)')).toEqual([text('press')]);
  });

  test('HTML stays text', () => {
    expect(readMarkdown('<img src=x onerror=alert(1)>')).toEqual([{ tag: 'p', children: [text('<img src=x onerror=alert(1)>')] }]);
  });
});

test('whatever is written, reading ends, loses no letters and links only to safe addresses', () => {
  const piece = fc.constantFrom(
    '*',
    '**',
    '_',
    '`',
    '[',
    '](',
    ')',
    '|',
    '\n',
    '  \n',
    '- ',
    '1. ',
    '> ',
    '# ',
    '---',
    '```',
    '\\',
    '<b>',
    'javascript:x',
    'https://a.b',
    'word',
    ' ',
  );
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 60 }), (pieces) => {
      const inlines = inlinesOf(readMarkdown(pieces.join('')));
      for (const inline of inlines)
        if (inline.tag === 'a') expect(URL.parse(inline.href, 'https://relative.invalid/')?.protocol).toMatch(/^(https?|mailto|tel):$/);
    }),
    { numRuns: 400 },
  );
});

test('a long run of openers is read in reasonable time', () => {
  const started = performance.now();
  for (const opener of ['*', '**a', '`', '[', '_', '> ', '- ', '|']) readMarkdown(opener.repeat(4000));
  expect(performance.now() - started).toBeLessThan(3000);
});

test('every product’s body is read without leaving marks in the text', () => {
  for (const { sku, body } of products) {
    const left = inlinesOf(readMarkdown(body)).filter((inline) => inline.tag === 'text' && /\*\*|^#|\|--/.test(inline.text));
    expect({ sku, left }).toEqual({ sku, left: [] });
  }
});
