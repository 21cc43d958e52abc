import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { html, nothing } from 'lit-html';
import { toHtml } from './to-html.ts';

const HOSTILE = `"><script>alert('1')</script>&amp;`;

test('text stays text, in elements, in lists, and in attributes with and without quotes', () => {
  const page = html`<p title="a ${HOSTILE}" class=${HOSTILE}>${HOSTILE}${[HOSTILE, html`<b>${HOSTILE}</b>`]}</p>`;
  expect(toHtml(page)).not.toMatch(/<script|"a ">/);
  expect(toHtml(page).match(/<\/?\w+/g)).toEqual(['<p', '<b', '</b', '</p']);
});

test.each([
  [html`<input ?checked=${true} value=${0}>`, '<input checked="" value="0">'],
  [html`<input ?checked=${false} value=${''}>`, '<input value="">'],
  [html`<a href=${nothing} @click=${() => undefined}>${null}${undefined}x</a>`, '<a>x</a>'],
  [html`<i>${[1, [2, html`<b>3</b>`]]}</i>`, '<i>12<b>3</b></i>'],
  [html`a = ${1} b=${'c'} `, 'a = 1 b="c" '],
])('values are rendered where they stand (%#)', (page, text) => {
  expect(toHtml(page)).toBe(text);
});

test('no text opens or closes an element', () => {
  fc.assert(
    fc.property(fc.string(), fc.string(), (one, other) => {
      expect(toHtml(html`<p title=${one}>${other}</p>`).match(/[<>]/g)).toHaveLength(4);
    }),
  );
});
