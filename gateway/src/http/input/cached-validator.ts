import type { Request } from 'express';
import { LRUCache } from 'lru-cache';
import { type RequestContext, requireRoute } from '../context/request-context.ts';
import type { Route } from '../routing/route.ts';
import { type Checked, validateParts } from './validate-parts.ts';

/** Enough for the pages of a busy store; an entry takes about 1 KB. */
const READS_MAX = 5000;
/** A longer URL is a one-off search that is not worth caching. */
const URL_LENGTH_MAX = 512;

/** Validates the input of one request. */
export type InputValidator = (request: Pick<Request, 'url' | 'headers'>, context: RequestContext) => Checked;

/** Validates requests against the schemas of their routes. The result for a cacheable read depends only on its URL, so it is cached. */
export function cachedValidator(): InputValidator {
  const reads = new LRUCache<string, Checked>({ max: READS_MAX });
  return (request, context) => {
    const { url } = request;
    if (!dependsOnUrlOnly(requireRoute(context)) || url.length > URL_LENGTH_MAX) return validateParts(request, context);
    const known = reads.get(url);
    if (known) return known;
    const checked = validateParts(request, context);
    if ('input' in checked) reads.set(url, checked);
    return checked;
  };
}

const dependsOnUrlOnly = ({ edge, request }: Route): boolean =>
  edge !== undefined && request.headers === undefined && request.body === undefined;
