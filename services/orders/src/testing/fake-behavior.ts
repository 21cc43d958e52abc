import { AppError } from '@storefront/errors';
import type { Caller, Handler } from '@storefront/rpc';

/** Controls the fake services: records their calls and makes RPCs fail before or after their effect. */
export interface Behavior {
  readonly calls: string[];
  /** Makes every call of `rpc` fail, `before` its effect or `after` it, so that only the response is lost. */
  fail(rpc: string, when: 'before' | 'after', error?: AppError): void;
  /** Removes all failures. */
  heal(): void;
  /** Returns a handler that records the call, runs `work`, and fails as configured. */
  rpc<Request, Response>(name: string, work: (request: Request, caller: Caller) => Response): Handler<Request, Response>;
}

/** The error that a client sees when the service dies during a call. */
const UNAVAILABLE = new AppError('bad_gateway', 'The service is unavailable.', { reason: 'downstream_unavailable' });

/** Returns behavior without failures. */
export function newBehavior(): Behavior {
  const failures = new Map<string, AppError>();
  const calls: string[] = [];
  const failIf = (key: string): void => {
    const failure = failures.get(key);
    if (failure) throw failure;
  };
  return {
    calls,
    fail: (rpc, when, error = UNAVAILABLE) => void failures.set(`${rpc}:${when}`, error),
    heal: () => failures.clear(),
    rpc: (name, work) => async (request, caller) => {
      calls.push(name);
      failIf(`${name}:before`);
      const response = work(request, caller);
      failIf(`${name}:after`);
      return response;
    },
  };
}
