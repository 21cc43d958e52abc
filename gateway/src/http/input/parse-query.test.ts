import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { z } from 'zod';
import { parseQuery } from './parse-query.ts';

describe('a query', () => {
  test('is decoded, with tags as a list and everything else as text', () => {
    expect(parseQuery('/v1/products?q=hex+bolt%20M8&tag=steel&tag=zinc&limit=5')).toMatchObject({
      values: { q: 'hex bolt M8', tag: ['steel', 'zinc'], limit: '5' },
      violations: [],
    });
  });

  test('has lists of known values in either form', () => {
    expect(parseQuery('/v1/products?facets=tags,categories&facets=availability&availability=').values).toEqual({
      facets: ['tags', 'categories', 'availability'],
      availability: [],
    });
  });

  test.each(['q=', 'q', 'q=%20', 'q=+%09', 'q=%C2%A0&limit='])('?%s has no values, like a form that was not filled in', (query) => {
    const { values, violations } = parseQuery(`/v1/products?${query}&tag=&tag=+&facets=,`);

    expect([JSON.parse(JSON.stringify(values)), violations]).toEqual([{ tag: [], facets: [] }, []]);
  });

  test('that repeats a blank parameter is invalid', () => {
    expect(parseQuery('/?limit=&limit=2').violations).toMatchObject([{ field: 'limit', code: 'repeated' }]);
  });

  test('that is absent or empty has no values', () => {
    const namesIn = (url: string) => Object.keys(parseQuery(url).values);

    expect([namesIn('/v1/products'), namesIn('/v1/products?')]).toEqual([[], []]);
    expect([namesIn('?q=1'), namesIn('/?a=1&&name')]).toEqual([['q'], ['a', 'name']]);
    expect(parseQuery('/?=x').values).toEqual({ '': 'x' });
  });

  test('that repeats a parameter other than a list is invalid', () => {
    expect(parseQuery('/?limit=1&limit=2').violations).toEqual([
      { field: 'limit', location: 'query', code: 'repeated', detail: 'must not be repeated' },
    ]);
  });

  test('can repeat a list of its route', () => {
    const values = z.array(z.string());
    const schema = z.object({ status: values.optional(), rail: values, sort: z.string().optional() });

    expect(parseQuery('/?status=a&status=&status=b,c&rail=d', schema)).toMatchObject({
      values: { status: ['a', 'b,c'], rail: ['d'] },
      violations: [],
    });
    expect(parseQuery('/?sort=a&sort=b&other=1&other=2', schema).violations.map(({ field }) => field)).toEqual(['sort', 'other']);
    expect(parseQuery('/?status=a&status=b', z.object({ status: z.string().optional() })).violations).toMatchObject([{ code: 'repeated' }]);
  });

  test('with invalid UTF-8 or invalid encoding is invalid', () => {
    expect(parseQuery('/?q=%ff').violations).toMatchObject([{ field: 'q', code: 'invalid_encoding' }]);
    expect(parseQuery('/?q=%zz').violations).toMatchObject([{ field: 'q', code: 'invalid_encoding' }]);
  });

  test('with a parameter named like an object property does not touch the prototype', () => {
    expect(parseQuery('/?__proto__=x&constructor=y').violations).toEqual([]);
    expect(({} as Record<string, unknown>)['x']).toBeUndefined();
  });

  test('never throws', () => {
    fc.assert(fc.property(fc.string(), (text) => void parseQuery(`/?${text}`)));
  });

  test('decodes every encoded value and keeps the order of tags', () => {
    const text = fc.string({ unit: 'binary', maxLength: 20 }).map((value) => `x${value.toWellFormed()}`);
    const named = fc.dictionary(
      text.filter((name) => name !== 'tag'),
      text,
    );
    fc.assert(
      fc.property(named, fc.array(text, { minLength: 1 }), (values, tags) => {
        const pairs = [...Object.entries(values), ...tags.map((tag) => ['tag', tag] as const)];
        const query = pairs.map(([name, value]) => `${encodeURIComponent(name)}=${encodeURIComponent(value)}`).join('&');

        const parsed = parseQuery(`/v1/products?${query}`);

        expect(parsed.violations).toEqual([]);
        expect(Object.fromEntries(Object.entries(parsed.values))).toEqual({ ...values, tag: tags });
      }),
    );
  });

  test('rejects every repetition of any name', () => {
    const name = fc.string({ minLength: 1, maxLength: 20 }).filter((text) => text !== 'tag');
    fc.assert(
      fc.property(name, fc.integer({ min: 2, max: 5 }), (repeated, times) => {
        const query = Array<string>(times)
          .fill(`${encodeURIComponent(repeated)}=1`)
          .join('&');
        expect(parseQuery(`/?${query}`).violations).toHaveLength(times - 1);
      }),
    );
  });
});
