import { describe, expect, test } from '@jest/globals';
import type { Method } from '@storefront/api-docs';
import { noContent } from '../replies/reply.ts';
import { routeIndex } from './route-index.ts';
import { type Route, route } from './route.ts';

const aRoute = (method: Method, path: string): Route =>
  route({
    id: `${method} ${path}`,
    method,
    path,
    access: 'none',
    scope: null,
    summary: '',
    request: {},
    response: { status: 204, description: '' },
    handler: async () => noContent(),
  });

const find = routeIndex([
  aRoute('get', '/v1/products'),
  aRoute('get', '/v1/products/:sku'),
  aRoute('get', '/v1/products/:sku/availability'),
  aRoute('get', '/v1/carts/:cart_id'),
  aRoute('patch', '/v1/carts/:cart_id/lines/:line_id'),
  aRoute('delete', '/v1/carts/:cart_id/lines/:line_id'),
]);

describe('the route index', () => {
  test('finds a route and its raw parameters', () => {
    expect(find('GET', '/v1/products')).toMatchObject({ route: { id: 'get /v1/products' }, rawPath: {} });
    expect(find('GET', '/v1/products/a%2Fb/availability')).toMatchObject({ rawPath: { sku: 'a%2Fb' } });
    expect(find('DELETE', '/v1/carts/c/lines/l')).toMatchObject({ rawPath: { cart_id: 'c', line_id: 'l' } });
  });

  test('matches HEAD where there is GET', () => {
    expect(find('HEAD', '/v1/products/x')).toMatchObject({ route: { method: 'get' } });
  });

  test('returns the supported methods of a path', () => {
    expect(find('PUT', '/v1/carts/c/lines/l')).toEqual({ allow: ['PATCH', 'DELETE', 'OPTIONS'] });
    expect(find('TRACE', '/v1/products')).toEqual({ allow: ['GET', 'HEAD', 'OPTIONS'] });
  });

  test.each(['/', '', '/v1', '/v1/products/', '/v1//availability', '//v1/products', '/v1/Products', '/v1/products/x/fitments', '*'])(
    'knows no %p',
    (path) => {
      expect(find('GET', path)).toBeUndefined();
    },
  );
});
