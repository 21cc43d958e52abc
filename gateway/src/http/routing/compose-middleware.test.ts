import { expect, test } from '@jest/globals';
import { invalid } from '@storefront/errors';
import { responseOf } from '../../testing/response-of.ts';
import type { Middleware } from '../context/request-context.ts';
import { composeMiddleware } from './compose-middleware.ts';

const header =
  (name: string): Middleware =>
  (_request, response, next) => {
    response.locals.context.headers.push(name, String(response.locals.context.headers.length));
    next();
  };

test('runs middleware in order and then the next handler', async () => {
  const slow: Middleware = async (_request, _response, next) => {
    await new Promise((resolve) => setImmediate(resolve));
    next();
  };

  const { status, headers } = await responseOf([composeMiddleware(header('x-first'), slow, header('x-second'))], {});

  expect(status).toBe(204);
  expect(Number(headers.get('x-second'))).toBe(Number(headers.get('x-first')) + 2);
});

test('an error that is thrown, rejected, or passed on ends the chain and becomes the response', async () => {
  const later = header('x-later');
  const error = invalid('field', 'is wrong');
  const failing: Middleware[] = [
    () => {
      throw error;
    },
    () => Promise.reject(error),
    (_request, _response, next) => next(error),
  ];
  for (const middleware of failing) {
    const { status, headers } = await responseOf([composeMiddleware(middleware, later)], {});

    expect(status).toBe(422);
    expect(headers.has('x-later')).toBe(false);
  }
});
