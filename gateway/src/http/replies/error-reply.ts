import type { AppError } from '@storefront/errors';
import { type ErrorContext, errorBody } from '@storefront/public-json';
import { wantsProblem } from './wants-problem.ts';

/** The properties of a failed request that determine its response, besides the error. */
export interface FailedRequest extends ErrorContext {
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
export function errorReply(error: AppError, { status, accept, ...context }: FailedRequest): ErrorReply {
  const isProblem = wantsProblem(accept);
  const body = isProblem ? problemBody(error, status, context) : errorBody(error, context);
  const type = isProblem ? ['application/problem+json', 'Vary', 'Accept'] : ['application/json; charset=utf-8'];
  return { bytes: Buffer.from(JSON.stringify(body)), headers: ['Content-Type', ...type, 'Cache-Control', 'no-store'] };
}

/** Words of codes and reasons that are not written in lower case. */
const NAMES: Readonly<Record<string, string>> = { api: 'API' };

/** Builds the problem details (RFC 9457) of an error, in place of its envelope. */
function problemBody(error: AppError, status: number, context: ErrorContext) {
  const { code, reason, message, request_id, doc_url, details } = errorBody(error, context).error;
  const name = new URL(doc_url).hash.slice(1);
  return { type: doc_url, title: titleOf(name), status, detail: message, code, reason, request_id, details };
}

/** A code or a reason as text, such as "Invoice already paid". */
function titleOf(name: string): string {
  const text = name
    .split('_')
    .map((word) => NAMES[word] ?? word)
    .join(' ');
  return text.charAt(0).toUpperCase() + text.slice(1);
}
