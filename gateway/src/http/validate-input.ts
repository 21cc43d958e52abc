import { invalidAll } from '@storefront/errors';
import type { Middleware } from './exchange.ts';
import type { InputChecker } from './input-checker.ts';

/** More than any form has fields; a body of 60 000 wrong elements is told by its first hundred. */
const FAULTS_MAX = 100;

/** Holds the request against the route's schemas; all faults of a request are one 422. */
export const validateInput =
  (check: InputChecker): Middleware =>
  (request, response, next) => {
    const { exchange } = response.locals;
    if (exchange.input === undefined) {
      const checked = check(request, exchange);
      if ('faults' in checked) throw invalidAll(checked.faults.slice(0, FAULTS_MAX));
      exchange.input = checked.input;
      exchange.edgeKey = checked.edgeKey;
    }
    next();
  };
