import { escapeHtml } from '@storefront/api-docs';
import { AppError } from '@storefront/errors';
import { FIXED_MESSAGE, HTTP_STATUS } from '@storefront/public-json';
import type { Logger } from '@storefront/telemetry';
import type { NextFunction, Request } from 'express';
import type { ContextResponse } from '../context/request-context.ts';
import { errorReply } from './error-reply.ts';
import { originOf } from './origin-of.ts';
import { sendPage } from './send-page.ts';
import { wantsProblem } from './wants-problem.ts';
import { writeResponse } from './write-response.ts';

/** The reason of requests that are refused on purpose, possibly many. Their wide events have the status, and an error line for each would only add to the load. */
const REFUSED = 'overloaded';

/**
 * Converts any thrown error to the error envelope or to problem details, or to a page on paths that serve pages if the client prefers HTML. Express recognizes error handlers by their
 * four parameters.
 */
export const sendError =
  (log: Logger) =>
  (thrown: unknown, request: Request, response: ContextResponse, _next: NextFunction): void => {
    const error = toAppError(thrown);
    const { context } = response.locals;
    const status = HTTP_STATUS[error.code];
    if (status >= 500 && error.reason !== REFUSED)
      log.error({ err: thrown, request_id: context.requestId, route: context.route?.id }, 'request_failed');
    if (response.headersSent) {
      response.destroy();
      return;
    }
    context.error = { code: error.code, reason: error.reason };
    const { accept } = request.headers;
    const headers: string[] = [];
    if (error.retryAfterSeconds !== undefined) headers.push('Retry-After', String(Math.max(1, Math.ceil(error.retryAfterSeconds))));
    if (context.servesPages && acceptsHtml(request) && !wantsProblem(accept)) {
      const message = FIXED_MESSAGE[error.code] ?? error.message;
      return sendPage(response, errorPage(message, context.requestId), errorPagePolicy, { status, headers });
    }
    const reply = errorReply(error, { requestId: context.requestId, origin: originOf(request), status, accept });
    writeResponse(response, status, reply.bytes, [...headers, ...reply.headers]);
  };

/** Browsers accept HTML by name when they navigate; programs accept JSON or anything. */
export const acceptsHtml = ({ headers }: Request): boolean => /\btext\/html\b/i.test(headers.accept ?? '');

/** Anything that is not an AppError is an internal error, and so is a service that rejects the gateway's own credential. */
function toAppError(thrown: unknown): AppError {
  if (thrown instanceof AppError && thrown.reason !== 'service_credential') return thrown;
  return new AppError('internal_error', 'An internal error occurred.', { cause: thrown });
}

/** The policy of an error page, which can only show itself. Its empty icon keeps browsers from asking for `/favicon.ico`. */
const errorPagePolicy = (nonce: string): string =>
  `default-src 'none'; style-src 'nonce-${nonce}'; img-src data:; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`;

/** Renders an error for a person. `sendPage` fills in the nonce. */
const errorPage = (message: string, requestId: string): string => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>Error</title>
<link rel="icon" href="data:,">
<style nonce="{{nonce}}">
  :root { color-scheme: light dark; }
  body { margin: 0; min-height: 100vh; display: grid; place-items: center; padding: 1rem; font: 16px/1.5 system-ui, sans-serif; }
  main { width: min(24rem, 100%); overflow-wrap: anywhere; }
  p.small { font-size: .85rem; opacity: .75; }
</style>
</head>
<body>
<main>
<p>${escapeHtml(message)}</p>
<p class="small">Request ID: ${escapeHtml(requestId)}</p>
</main>
</body>
</html>
`;
