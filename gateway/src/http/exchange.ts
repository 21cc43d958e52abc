import type { Mode } from '@storefront/db';
import type { ErrorDetail } from '@storefront/errors';
import type { NextFunction, Request, Response } from 'express';
import type { RateDecision } from '../limits/rate-decision.ts';
import type { KeyPrincipal } from '../principals/key-principal.ts';
import type { ShopperPrincipal } from '../principals/shopper-tokens.ts';
import type { RequestParts, Route } from './route.ts';

/** One request and what the chain has found out about it so far. */
export interface Exchange {
  readonly requestId: string;
  /** From the key's text alone, known or not. */
  readonly mode: Mode;
  readonly keyText: string | undefined;
  readonly startedAt: number;
  /** Names and values in turn, as they go out. */
  readonly headers: string[];
  /** Called once with the answer's status and size, before it goes out: the last headers, and the request's line in the log. */
  readonly onAnswer: (exchange: Exchange, status: number, bytes: number) => void;
  route?: Route;
  /** Path parameters as they came, still percent-encoded. */
  rawPath?: Readonly<Record<string, string>>;
  key?: KeyPrincipal;
  shopper?: ShopperPrincipal;
  charge?: RateDecision;
  body?: unknown;
  /** What is wrong with a body that could not be read; told with the other faults of its request. */
  bodyFault?: ErrorDetail;
  input?: RequestParts<unknown, unknown, unknown, unknown>;
  /** The normalised query of a read that the edge cache may keep. */
  edgeKey?: string | undefined;
  /** How the edge cache was of use: hit, miss, or unchanged. */
  edge?: 'hit' | 'miss' | 'unchanged';
}

export type ExchangeResponse = Response<unknown, { exchange: Exchange }>;
/** One concern of the chain. What it throws or rejects with becomes the error answer. */
export type Middleware = (request: Request, response: ExchangeResponse, next: NextFunction) => void | Promise<void>;

/** The route that was found; every middleware after the first two has one. */
export function routeOf(exchange: Exchange): Route {
  if (exchange.route === undefined) throw new Error('the chain asked for the route before it was found');
  return exchange.route;
}
