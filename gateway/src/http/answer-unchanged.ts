import type { EdgeCache, EdgeEntry } from '../edge/edge-cache.ts';
import { edgeRequestOf } from '../edge/edge-request.ts';
import type { Middleware } from './exchange.ts';
import { routeOf } from './exchange.ts';
import { namesEtag } from './if-none-match.ts';
import type { InputChecker } from './input-checker.ts';
import { writeAnswer } from './write-answer.ts';

/** A conditional read that the edge cache can answer 304 costs nothing, the budget spent or not: it is answered before the limiter. */
export const answerUnchanged =
  (cache: EdgeCache, check: InputChecker): Middleware =>
  (request, response, next) => {
    const { exchange } = response.locals;
    const { edge } = routeOf(exchange);
    const condition = request.headers['if-none-match'];
    if (edge === undefined || condition === undefined) return next();
    const checked = check(request, exchange);
    if ('faults' in checked) return next();
    exchange.input = checked.input;
    exchange.edgeKey = checked.edgeKey;
    const wanted = edgeRequestOf(exchange, edge);
    const compare = (entry: EdgeEntry | undefined): void => {
      if (entry === undefined || !namesEtag(condition, entry.etag)) return next();
      exchange.edge = 'unchanged';
      writeAnswer(response, 304, undefined, ['ETag', entry.etag, 'Cache-Control', wanted.cacheControl]);
    };
    const found = cache.find(wanted);
    return found instanceof Promise ? found.then(compare) : compare(found);
  };
