import { expect, test } from '@jest/globals';
import { invalid } from '@storefront/errors';
import { answerOf } from '../testing/answer-of.ts';
import type { Middleware } from './exchange.ts';
import { inTurn } from './in-turn.ts';

const header =
  (name: string): Middleware =>
  (_request, response, next) => {
    response.locals.exchange.headers.push(name, String(response.locals.exchange.headers.length));
    next();
  };

test('middlewares run in their order, and then what comes after them', async () => {
  const slow: Middleware = async (_request, _response, next) => {
    await new Promise((resolve) => setImmediate(resolve));
    next();
  };

  const { status, headers } = await answerOf([inTurn(header('x-first'), slow, header('x-second'))], {});

  expect(status).toBe(204);
  expect(Number(headers.get('x-second'))).toBe(Number(headers.get('x-first')) + 2);
});

test('what one throws, rejects with or passes on is the answer, and the later ones do not run', async () => {
  const later = header('x-later');
  const fault = invalid('field', 'is wrong');
  const failing: Middleware[] = [
    () => {
      throw fault;
    },
    () => Promise.reject(fault),
    (_request, _response, next) => next(fault),
  ];
  for (const middleware of failing) {
    const { status, headers } = await answerOf([inTurn(middleware, later)], {});

    expect(status).toBe(422);
    expect(headers.has('x-later')).toBe(false);
  }
});
