import { invalidAll } from '@storefront/errors';
import { type Middleware, requireRoute } from '../context/request-context.ts';
import { acceptInput } from './accept-input.ts';
import type { InputValidator } from './cached-validator.ts';

/** More than the number of fields in any form. A body with 60,000 invalid elements reports only the first hundred. */
export const VIOLATIONS_MAX = 100;

/** Validates the request against the schemas of its route and reports all errors in one 422. */
export const validateInput =
  (check: InputValidator): Middleware =>
  (request, response, next) => {
    const { context } = response.locals;
    if (context.input === undefined) {
      const violations = acceptInput(context, check(request, context));
      if (violations !== undefined) throw invalidAll(violations.slice(0, VIOLATIONS_MAX), requireRoute(context).reasonOf?.(violations));
    }
    next();
  };
