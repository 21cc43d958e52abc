import { describe, expect, test } from '@jest/globals';
import { htmlToMarkdown, htmlToSummary } from './html-to-markdown.ts';
import { readHtml } from './read-html.ts';

const read = (html: string) => readHtml(html, 200_000);
const markdownOf = (html: string): string => htmlToMarkdown(read(html));
const summaryOf = (html: string, max = 200): string => htmlToSummary(read(html), max);

describe('HTML', () => {
  test('becomes CommonMark and a line of plain text', () => {
    const html =
      '<h2>Pots</h2><p>Blown&nbsp;<b>cl</b>ay &amp; <a href="/care" onclick="x()">care</a><br>by hand</p><ol start="3"><li>One</ol>';

    expect(markdownOf(html)).toBe('## Pots\n\nBlown **cl**ay & [care](/care)  \nby hand\n\n3.  One');
    expect(summaryOf(html)).toBe('Pots Blown clay & care by hand One');
  });

  test('keeps the lines of preformatted text', () => {
    expect(markdownOf('<pre><code class="language-ts">if (a &lt; b)\n  c();</code></pre>')).toBe('```ts\nif (a < b)\n  c();\n```');
  });

  test.each([
    ['a script', 'a<script>alert("<b>")</script>b'],
    ['a form', 'a<form><input><b>x</b><select><option>1</select></form>b'],
    ['a frame', 'a<iframe src="x"><p>x</p></iframe>b'],
    ['a drawing', 'a<svg><title>x</title><path d=""/></svg>b'],
    ['a comment', 'a<!-- <b>x</b> -->b'],
  ])('loses %s', (_what, html) => {
    expect(markdownOf(html).replace(/\s/g, '')).toBe('ab');
    expect(summaryOf(html).replace(/\s/g, '')).toBe('ab');
  });

  test('cannot smuggle markup through entities or attributes', () => {
    expect(read('<a href="&quot;&gt;&lt;script&gt;">&lt;script&gt;</a>').clean).toBe(
      '<a href="&quot;&gt;&lt;script&gt;">&lt;script&gt;</a>',
    );
  });

  test.each([
    ['too deep', '<div>'.repeat(201), 'the HTML is nested too deeply'],
    ['of too many elements', '<br>'.repeat(10_001), 'the HTML has more than 10000 elements'],
    ['too long', 'x'.repeat(200_001), 'must not be longer than 200000 characters'],
  ])('that is %s is refused', (_what, html, message) => {
    expect(() => read(html)).toThrow(message);
  });
});

test('a summary is cut at a word', () => {
  expect(summaryOf('<p>Blown clay pots', 12)).toBe('Blown clay…');
  expect(summaryOf('x'.repeat(20), 12)).toBe(`${'x'.repeat(11)}…`);
});
