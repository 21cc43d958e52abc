import { type Middleware, requireRoute } from '../http/context/request-context.ts';
import { chooseCoding } from '../http/encoding/choose-coding.ts';
import { unchangedEtag } from '../http/encoding/encoded-etag.ts';
import { acceptInput } from '../http/input/accept-input.ts';
import type { InputValidator } from '../http/input/cached-validator.ts';
import { writeResponse } from '../http/replies/write-response.ts';
import type { EdgeCache, EdgeEntry } from './edge-cache.ts';
import { edgeRequestOf } from './edge-request.ts';

/** Responds with 304 to a conditional read of an unchanged cached resource. It runs before the rate limiter, because a 304 does not count against the limit. */
export const handleNotModified =
  (cache: EdgeCache, check: InputValidator): Middleware =>
  (request, response, next) => {
    const { context } = response.locals;
    const { edge } = requireRoute(context);
    const condition = request.headers['if-none-match'];
    // Sandbox faults also apply to requests that would get their response here.
    if (edge === undefined || condition === undefined || context.key?.sandbox?.hasFaults) return next();
    const checked = check(request, context);
    // The request is validated again after the rate limiter, which then reports its violations.
    if ('violations' in checked) return next();
    acceptInput(context, checked);
    const wanted = edgeRequestOf(context, edge);
    const compare = (entry: EdgeEntry | undefined): void => {
      if (entry === undefined) return next();
      const acceptEncoding = request.headers['accept-encoding'];
      const coding = chooseCoding(acceptEncoding, entry.bytes.length);
      const etag = unchangedEtag({ condition, acceptEncoding, etag: entry.etag, coding });
      if (etag === undefined) return next();
      context.edge = 'unchanged';
      writeResponse(response, 304, undefined, ['ETag', etag, 'Cache-Control', wanted.cacheControl]);
    };
    const found = cache.find(wanted);
    return found instanceof Promise ? found.then(compare) : compare(found);
  };
