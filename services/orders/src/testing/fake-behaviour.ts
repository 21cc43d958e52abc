import { AppError } from '@storefront/errors';
import type { Caller, Handler } from '@storefront/rpc';

/** What a fake neighbour does beside its work: it keeps a list of calls, and can be told to fail before or after doing what was asked. */
export interface Behaviour {
  readonly calls: string[];
  /** Fails each call of `rpc` from now on: `before` it does anything, or `after`, so that the work is done and its answer lost. */
  fail(rpc: string, when: 'before' | 'after', error?: AppError): void;
  heal(): void;
  /** A handler that does `work`, listed and failing as told. */
  rpc<Request, Response>(name: string, work: (request: Request, caller: Caller) => Response): Handler<Request, Response>;
}

/** How a neighbour looks that died under a call. */
const SILENCE = new AppError('bad_gateway', 'The service is unavailable.', { reason: 'downstream_unavailable' });

export function newBehaviour(): Behaviour {
  const failures = new Map<string, AppError>();
  const calls: string[] = [];
  const failIf = (key: string): void => {
    const failure = failures.get(key);
    if (failure) throw failure;
  };
  return {
    calls,
    fail: (rpc, when, error = SILENCE) => void failures.set(`${rpc}:${when}`, error),
    heal: () => failures.clear(),
    rpc: (name, work) => async (request, caller) => {
      calls.push(name);
      failIf(`${name}:before`);
      const done = work(request, caller);
      failIf(`${name}:after`);
      return done;
    },
  };
}

/** An RPC that orders never asks. */
export const notAsked = (): Promise<never> => Promise.reject(new AppError('internal_error', 'The orders service does not ask this.'));
