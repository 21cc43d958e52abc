import { describe, expect, test } from '@jest/globals';
import { seen } from '@storefront/lifecycle/testing';
import fc from 'fast-check';
import { readProducts } from '../../catalog/products.ts';
import { markdownToHtml } from './product-content.ts';

test('headings, lists, tables, quotes, code and emphasis become elements', () => {
  expect(markdownToHtml('# One\n\n3. three\n\n> **said** `x`')).toBe(
    '<h1>One</h1>\n<ol start="3">\n<li>three</li>\n</ol>\n<blockquote>\n<p><strong>said</strong> <code>x</code></p>\n</blockquote>',
  );
  expect(markdownToHtml('| a | b |\n|---|--:|\n| 1 \\| 2 |')).toContain('<th align="right">b</th>');
});

describe('what an author may not do', () => {
  test('HTML stays text', () => {
    expect(markdownToHtml('<img src=x onerror=alert(1)>')).toBe('&lt;img src=x onerror=alert(1)&gt;');
    expect(markdownToHtml('a <b>x</b>\n\n```html\n<script>\n```')).not.toMatch(/<b>|<script>/);
  });

  test.each(['javascript:alert`1`', 'JaVaScRiPt:x', 'data:text/html,x', 'vbscript:x', '&#106;avascript:x'])('%s is no link', (target) => {
    expect(markdownToHtml(`[press](${target})`)).toBe('<p><a href="">press</a></p>');
    expect(markdownToHtml(`![press](${target})`)).toBe('<p><img src="" alt="press" /></p>');
  });

  test('whatever is written, only known elements come out and links lead to safe addresses only', () => {
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
      '<',
      '>',
      '"',
      '&#58;',
      'javascript:x',
      'https://a.b',
      'word',
      ' onclick=x',
      ' ',
    );
    const tag =
      /^(?:p|h[1-6]|ul|ol start="\d+"|ol|li|blockquote|pre|code(?: class="[^"<>]*")?|hr \/|br \/|em|strong|table|t(?:head|body|r|h|d)(?: align="\w+")?|a href="[^"<>]*"(?: title="[^"<>]*")?|img src="[^"<>]*" alt="[^"<>]*"(?: title="[^"<>]*")? \/)$/;
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 60 }), (pieces) => {
        const html = markdownToHtml(pieces.join(''));
        for (const [, inside = ''] of html.matchAll(/<([^/][^>]*)>/g)) expect(inside).toMatch(tag);
        for (const [, address = ''] of html.matchAll(/(?:href|src)="([^"]*)"/g)) {
          const link = address.replaceAll('&amp;', '&').replaceAll('&quot;', '"');
          // A browser does not follow an address that it cannot parse.
          if (!URL.canParse(link, 'https://relative.invalid/')) continue;
          const { protocol } = new URL(link, 'https://relative.invalid/');
          expect(protocol).toMatch(/^(https?|ircs?|mailto|xmpp):$/);
        }
      }),
      { numRuns: 400 },
    );
  });
});

test('every product’s body is rendered without leaving marks in the text', () => {
  for (const { sku, body } of seen('products', readProducts())) {
    const text = markdownToHtml(body).replace(/<[^>]+>/g, '');
    expect({ sku, left: /\*\*|^#|\|--/m.exec(text)?.[0] }).toEqual({ sku, left: undefined });
  }
});
