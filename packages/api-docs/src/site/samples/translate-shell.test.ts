import { readFileSync } from 'node:fs';
import { describe, expect, test } from '@jest/globals';
import { GUIDES } from '../guides/guide-list.ts';
import { translateShell } from './translate-shell.ts';

const root = new URL('../../../../../', import.meta.url);
const blocksOf = (file: string): readonly string[] =>
  [...readFileSync(new URL(file, root), 'utf8').matchAll(/^```sh\n([\s\S]*?)^```$/gm)].map(([, code = '']) => code);
const programsOf = (code: string) => translateShell(code, false) ?? { js: '', py: '' };

describe('a block that sends one request', () => {
  test.each([
    ['a path', 'api /v1/ping', 'STOREFRONT_URL}/v1/ping`', 'STOREFRONT_URL\']}/v1/ping"'],
    [
      'a variable in the path',
      'api "/v1/carts/$CART/lines"',
      '/v1/carts/${process.env.CART}/lines`',
      "/v1/carts/{os.environ['CART']}/lines\"",
    ],
    ['a method', 'api /v1/carts -X POST', "method: 'POST'", 'method="POST"'],
    ['a variable as a value', 'api /v1/a -d "{\\"sku\\": \\"$SKU\\"}"', '{ sku: process.env.SKU }', '{"sku": os.environ["SKU"]}'],
    [
      'a variable within a value',
      'api /v1/a -d "{\\"url\\": \\"http://$HOST/x\\"}"',
      '`http://${process.env.HOST}/x`',
      `f"http://{os.environ['HOST']}/x"`,
    ],
    ['a body over two lines', `api /v1/a -d '{"a": true,\n  "b": null}'`, '{ a: true, b: null }', '{"a": True, "b": None}'],
    [
      'a header with a variable',
      'api /v1/a -H "Idempotency-Key: $CART"',
      "'Idempotency-Key': process.env.CART",
      '"Idempotency-Key": os.environ["CART"]',
    ],
    [
      'curl with a key',
      'curl -sS "$STOREFRONT_URL/v1/a" -H "Authorization: Bearer $K"',
      'Authorization: `Bearer ${process.env.K}`',
      `"Authorization": f"Bearer {os.environ['K']}"`,
    ],
    ['a field', 'api /v1/a | field .data[0].sku', 'console.log(body.data[0].sku);', 'print(json.load(response)["data"][0]["sku"])'],
    ['a length', "api /v1/a | field '.data.length'", 'body.data.length', 'len(json.load(response)["data"])'],
    [
      'a joined list',
      `api /v1/a | field '.data.map(({ slug }) => slug).join(" ")'`,
      '.map(({ slug }) => slug).join(" ")',
      '" ".join(item["slug"] for item in json.load(response)["data"])',
    ],
  ])('with %s is a program in JavaScript and in Python', (_what, code, js, py) => {
    expect(programsOf(code).js).toContain(js);
    expect(programsOf(code).py).toContain(py);
  });

  test('sends the token of the shopper where it is needed only', () => {
    expect(programsOf('api /v1/orders').js).toContain('X-Storefront-Shopper-Token');
    expect(programsOf('api /v1/products').js).not.toContain('X-Storefront-Shopper-Token');
  });

  test('prints an error that the guide shows, which Python raises', () => {
    expect(translateShell('api /v1/a', true)?.py).toContain('except urllib.error.HTTPError as error:\n    print(error.read().decode())');
  });
});

test.each([
  ['an assignment', 'CART=$(api /v1/carts -X POST | field .data.id)'],
  ['two commands', 'api /v1/a\napi /v1/b'],
  ['another command', 'npm run storefront -- doctor'],
  ['another option', 'api /v1/a -o /dev/null'],
  ['another program after it', "api /v1/a | grep '^x'"],
  ['a redirection', 'api /v1/a >/dev/null'],
  ['a substitution', 'api /v1/a -d "{\\"since\\": \\"$(date)\\"}"'],
  ['a number in a variable', 'api /v1/a -d "{\\"quantity\\": $COUNT}"'],
  ['an expression that Python does not have', "api /v1/a | field '.a !== undefined'"],
  ['curl of another address', 'curl -sS "$REDIRECT_URL" -d outcome=pay'],
])('a block with %s is shown as it is', (_what, code) => {
  expect(translateShell(code, false)).toBeUndefined();
});

test('programs read only variables that an earlier block exports, in most guides', () => {
  const [quickstart = ''] = GUIDES.map(({ file }) => blocksOf(file).join('\n'));
  const translated = GUIDES.map(({ name, file }) => {
    const blocks = blocksOf(file);
    const unset = blocks.flatMap((code, index) => {
      const exported = new Set(
        [quickstart, ...blocks.slice(0, index)].flatMap((text) =>
          [...text.matchAll(/^export (.+)$/gm)].flatMap(([, rest = '']) =>
            [...rest.matchAll(/(?:^|\s)(\w+)(?==|$|\s)/g)].map(([, variable]) => variable),
          ),
        ),
      );
      const used = [...programsOf(code).js.matchAll(/process\.env\.(\w+)/g)].map(([, variable]) => variable);
      return used.filter((variable) => !exported.has(variable)).map((variable) => `${name}: ${variable}`);
    });
    return { unset, count: blocks.filter((code) => translateShell(code, false) !== undefined).length };
  });

  expect(translated.flatMap(({ unset }) => unset)).toEqual([]);
  expect(translated.filter(({ count }) => count > 0).length).toBeGreaterThan(GUIDES.length / 2);
});
