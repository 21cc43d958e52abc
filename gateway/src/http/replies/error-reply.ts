import type { AppError } from '@storefront/errors';
import { type ErrorPlace, errorBody } from '@storefront/public-json';
import { problemBody } from './problem-body.ts';
import { wantsProblem } from './wants-problem.ts';

/** What the response to a failed request depends on, besides the error. */
export interface FailedRequest extends ErrorPlace {
  readonly status: number;
  /** The Accept header. */
  readonly accept: string | undefined;
}

/** An error as it is sent. */
interface ErrorReply {
  readonly bytes: Buffer;
  /** As alternating names and values. */
  readonly headers: readonly string[];
}

/** Renders an error as the error envelope, or as problem details if the client prefers them. */
export function errorReply(error: AppError, { status, accept, ...place }: FailedRequest): ErrorReply {
  const isProblem = wantsProblem(accept);
  const body = isProblem ? problemBody(error, status, place) : errorBody(error, place);
  const type = isProblem ? ['application/problem+json', 'Vary', 'Accept'] : ['application/json; charset=utf-8'];
  return { bytes: Buffer.from(JSON.stringify(body)), headers: ['Content-Type', ...type, 'Cache-Control', 'no-store'] };
}
