import { isMode, isUuid, type Mode } from '@storefront/contract';
import { invalid, notFound } from '@storefront/errors';
import type { KeyKind } from '../../access/principals/key-principal.ts';

/** Validates a mode. */
export function asMode(text: string): Mode {
  if (isMode(text)) return text;
  throw invalid('mode', 'must be sandbox or live');
}

/** Validates a key kind, in any case. */
export function asKeyKind(text: string): KeyKind {
  const kind = text.toUpperCase();
  if (kind === 'PUBLISHABLE' || kind === 'SECRET') return kind;
  throw invalid('kind', 'must be publishable or secret');
}

/** Validates an ID. A malformed ID throws `not_found`, like an unknown one. */
export function asId(text: string, what: string): string {
  if (isUuid(text)) return text;
  throw notFound(what);
}

/** Validates a value that may be left unset. */
export function asChoice<T extends string>(field: string, value: string | undefined, allowed: readonly T[]): T | undefined {
  return value === undefined ? undefined : asSubset(field, [value], allowed)[0];
}

/** Validates that every value is one of `allowed`. */
export function asSubset<T extends string>(field: string, values: readonly string[], allowed: readonly T[]): T[] {
  return values.map((value) => {
    const known = allowed.find((candidate) => candidate === value);
    if (known === undefined) throw invalid(field, `"${value}" is not one of ${allowed.join(', ')}`);
    return known;
  });
}
