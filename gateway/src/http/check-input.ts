import type { ErrorDetail } from '@storefront/errors';
import type { Request } from 'express';
import type { z } from 'zod';
import type { Exchange } from './exchange.ts';
import { routeOf } from './exchange.ts';
import { parseQuery } from './parse-query.ts';
import type { RequestParts } from './route.ts';
import { toFaults } from './validation-faults.ts';

type Parts = RequestParts<unknown, unknown, unknown, unknown>;
/** The input and, of a read that the edge cache may keep, its normalised query; or all that is wrong with it. */
export type Checked = { readonly input: Parts; readonly edgeKey: string | undefined } | { readonly faults: readonly ErrorDetail[] };

const NOTHING = Object.freeze({});

/** Every part of the request through its schema. Pure but for what it is given. */
export function checkInput({ url, headers }: Pick<Request, 'url' | 'headers'>, exchange: Exchange): Checked {
  const { request, edge } = routeOf(exchange);
  const faults: ErrorDetail[] = [];
  const check = (location: 'path' | 'query' | 'header' | 'body', schema: z.ZodType | undefined, value: unknown): unknown => {
    if (schema === undefined) return NOTHING;
    const result = schema.safeParse(value, { reportInput: true });
    if (!result.success) faults.push(...toFaults(location, result.error.issues));
    return result.data;
  };

  const path = check('path', request.path, decodePath(exchange.rawPath ?? NOTHING, faults));
  const query = check('query', request.query, request.query === undefined ? NOTHING : readQuery(url, faults));
  const input = {
    path,
    query,
    headers: check('header', request.headers, headers),
    body: exchange.bodyFault === undefined ? check('body', request.body, exchange.body) : NOTHING,
  };
  if (exchange.bodyFault !== undefined) faults.push(exchange.bodyFault);
  return faults.length === 0 ? { input, edgeKey: edge?.keyOf(input) } : { faults };
}

function readQuery(url: string, faults: ErrorDetail[]): unknown {
  const query = parseQuery(url);
  faults.push(...query.faults);
  return query.values;
}

function decodePath(rawPath: Readonly<Record<string, string>>, faults: ErrorDetail[]): Record<string, string> {
  const decoded: Record<string, string> = {};
  for (const [name, raw] of Object.entries(rawPath)) {
    try {
      decoded[name] = decodeURIComponent(raw);
    } catch {
      decoded[name] = '';
      faults.push({ field: name, location: 'path', code: 'invalid_encoding', detail: 'is not percent-encoded UTF-8' });
    }
  }
  return decoded;
}
