import type { Request } from 'express';
import { LRUCache } from 'lru-cache';
import { type Checked, checkInput } from './check-input.ts';
import { type Exchange, routeOf } from './exchange.ts';
import type { Route } from './route.ts';

/** The pages of a busy store; an entry takes about 1 KB. */
const READS_MAX = 5000;
/** Past this a URL is a search of somebody's own, and not worth its room. */
const URL_LENGTH_MAX = 512;

export type InputChecker = (request: Pick<Request, 'url' | 'headers'>, exchange: Exchange) => Checked;

/** Holds requests against their routes' schemas. What the URL of a cacheable read means is found out once: it depends on nothing but the URL. */
export function inputChecker(): InputChecker {
  const reads = new LRUCache<string, Checked>({ max: READS_MAX });
  return (request, exchange) => {
    const { url } = request;
    if (!isToldByUrl(routeOf(exchange)) || url.length > URL_LENGTH_MAX) return checkInput(request, exchange);
    const known = reads.get(url);
    if (known) return known;
    const checked = checkInput(request, exchange);
    if ('input' in checked) reads.set(url, checked);
    return checked;
  };
}

const isToldByUrl = ({ edge, request }: Route): boolean =>
  edge !== undefined && request.headers === undefined && request.body === undefined;
