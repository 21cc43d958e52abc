import type { Mode } from '@storefront/db';
import type { ErrorDetail } from '@storefront/errors';
import type { OpenSpan } from '@storefront/telemetry';
import type { NextFunction, Request, Response } from 'express';
import type { RateDecision } from '../../access/limits/rate-decision.ts';
import type { FaultEffect } from '../../access/principals/fault-effect.ts';
import type { KeyPrincipal } from '../../access/principals/key-principal.ts';
import type { ShopperPrincipal } from '../../access/principals/shopper-tokens.ts';
import type { OperatorContext } from '../../admin/access/operator-context.ts';
import type { IncomingBody } from '../bodies/incoming-body.ts';
import type { RequestParts, Route } from '../routing/route.ts';
import type { RecordedCalls } from './record-call.ts';

/** The context of one request, filled in by the middleware chain. */
export interface RequestContext {
  readonly requestId: string;
  /** The HTTP method as it was sent. */
  readonly method: string;
  /** Determined by the text of the key alone, whether or not the key exists. */
  readonly mode: Mode;
  readonly keyText: string | undefined;
  readonly startedAt: number;
  /** Response headers, as alternating names and values. */
  readonly headers: string[];
  /** Called once with the status and size of the response before it is sent, to add the last headers and log the request. */
  readonly finishResponse: (context: RequestContext, status: number, bytes: number) => void;
  /** The span of the request, if it is traced. */
  span?: OpenSpan;
  route?: Route;
  /** Whether the path serves pages to people, so that a browser gets its errors as a page. */
  servesPages?: boolean;
  /** Path parameters, still percent-encoded. */
  rawPath?: Readonly<Record<string, string>>;
  key?: KeyPrincipal;
  /** Who makes a request to the Admin API. */
  operator?: OperatorContext;
  /** The address by which the client is limited; only set if the key has a limit per client. */
  clientAddress?: string;
  shopper?: ShopperPrincipal;
  charge?: RateDecision;
  /** The body as it arrives, if the request has one. */
  incoming?: IncomingBody;
  /** The parsed body, until it has been validated. */
  body?: unknown;
  /** The error of an unreadable body, reported together with the other validation errors. */
  bodyViolation?: ErrorDetail;
  input?: RequestParts<unknown, unknown, unknown, unknown>;
  /** The normalized query of a read that the edge cache can store. */
  edgeKey?: string | undefined;
  /** The value of `X-Service-Warning`. */
  warning?: string;
  /** The effect of a sandbox fault on the request. */
  sandboxFault?: FaultEffect['kind'];
  /** The sections that a sandbox fault removes. */
  missingSections?: readonly string[];
  /** Whether a sandbox fault drops the response. */
  losesResponse?: boolean;
  /** The calls to services so far, by RPC. */
  calls?: RecordedCalls[];
  /** The error that is responded with. */
  error?: { readonly code: string; readonly reason: string | null };
  /** The work that continues for the request even if its client disconnects. */
  work?: Promise<unknown>;
  /** The outcome of the edge cache lookup. */
  edge?: 'hit' | 'miss' | 'unchanged';
}

/** An Express response that carries the request context. */
export type ContextResponse = Response<unknown, { context: RequestContext }>;
/** A step of the middleware chain. An error that it throws or rejects with becomes the error response. */
export type Middleware = (request: Request, response: ContextResponse, next: NextFunction) => void | Promise<void>;

/** Returns the route of the request. Only valid in middleware that runs after `findRoute`. */
export function requireRoute(context: RequestContext): Route {
  if (context.route === undefined) throw new Error('the route was requested before it was resolved');
  return context.route;
}
