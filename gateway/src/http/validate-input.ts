import { type ErrorDetail, invalidAll } from '@storefront/errors';
import type { Request } from 'express';
import type { z } from 'zod';
import type { Exchange, Middleware } from './exchange.ts';
import { routeOf } from './exchange.ts';
import { parseQuery } from './parse-query.ts';
import type { RequestParts } from './route.ts';
import { toFaults } from './validation-faults.ts';

type Parts = RequestParts<unknown, unknown, unknown, unknown>;
type Checked = { readonly input: Parts } | { readonly faults: readonly ErrorDetail[] };

/** More than any form has fields; a body of 60 000 wrong elements is told by its first hundred. */
const FAULTS_MAX = 100;

const NOTHING = Object.freeze({});

/** Holds the request against the route's schemas; all faults of a request are one 422. */
export const validateInput: Middleware = (request, response, next) => {
  const { exchange } = response.locals;
  if (exchange.input === undefined) {
    const checked = checkInput(request, exchange);
    if ('faults' in checked) throw invalidAll(checked.faults.slice(0, FAULTS_MAX));
    exchange.input = checked.input;
  }
  next();
};

/** Every part of the request through its schema. Pure but for what it is given. */
export function checkInput({ url, headers }: Pick<Request, 'url' | 'headers'>, exchange: Exchange): Checked {
  const { request } = routeOf(exchange);
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
    body: check('body', request.body, exchange.body),
  };
  return faults.length === 0 ? { input } : { faults };
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
