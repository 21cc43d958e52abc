import type { Mode } from '@storefront/db';
import { invalid, notFound } from '@storefront/errors';
import { isUuid } from '@storefront/ids';
import type { KeyKind } from '../principals/key-principal.ts';

export function asMode(text: string): Mode {
  if (text === 'sandbox' || text === 'live') return text;
  throw invalid('mode', 'must be sandbox or live');
}

export function asKeyKind(text: string): KeyKind {
  const kind = text.toUpperCase();
  if (kind === 'PUBLISHABLE' || kind === 'SECRET') return kind;
  throw invalid('kind', 'must be publishable or secret');
}

/** An id, or the 404 that an unknown one would be. */
export function asId(text: string, what: string): string {
  if (isUuid(text)) return text;
  throw notFound(what);
}

export function asTime(field: string, text: string): Date {
  const time = new Date(text);
  if (Number.isNaN(time.getTime())) throw invalid(field, 'must be an ISO-8601 time');
  return time;
}

/** Refuses every value that is not one of `allowed`. */
export function asSubset<T extends string>(field: string, values: readonly string[], allowed: readonly T[]): T[] {
  return values.map((value) => {
    const known = allowed.find((candidate) => candidate === value);
    if (known === undefined) throw invalid(field, `"${value}" is not one of ${allowed.join(', ')}`);
    return known;
  });
}
