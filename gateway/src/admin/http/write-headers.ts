import { invalid } from '@storefront/errors';
import { z } from 'zod';
import { IdempotencyHeaders } from '../../http/input/idempotency-key.ts';
import type { Parts } from '../../http/routing/route.ts';

/** Headers of a route that needs a key, except for a dry run. */
export const KeyHeaders = IdempotencyHeaders;

/** Headers of a route that checks the version of a resource. */
export const VersionHeaders = z.object({ 'if-match': z.string().optional() });

/** Headers of a route that does both. */
export const KeyAndVersionHeaders = z.object({ ...KeyHeaders.shape, ...VersionHeaders.shape });

/** Reports whether a request asks what it would do, so that it writes nothing. */
export const isDryRun = ({ query }: Parts): boolean => (query as { dry_run?: boolean }).dry_run === true;

/** Throws a 422 if a request without a key needs one. */
export function requireKey(input: Parts): void {
  const { 'idempotency-key': key } = input.headers as Partial<z.output<typeof KeyHeaders>>;
  if (key !== undefined || isDryRun(input)) return;
  throw invalid('Idempotency-Key', 'is required', { location: 'header', code: 'required', reason: 'idempotency_key_required' });
}

/** Returns the versions that an If-Match header names, or undefined if it matches any. A weak tag matches nothing. */
export function tagsOf(header: string): readonly string[] | undefined {
  if (header.trim() === '*') return undefined;
  return header.split(',').map((tag) => tag.trim().replace(/^"(.*)"$/, '$1'));
}
