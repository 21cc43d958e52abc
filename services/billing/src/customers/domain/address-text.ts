import { type PostalAddress, characterCount, isStorable } from '@storefront/contract';
import type { ErrorDetail } from '@storefront/errors';

/** The lengths that the public API accepts for an address entered at checkout. */
const CHARACTERS_MAX = { name: 200, company: 200, line1: 200, line2: 200, city: 100, region: 100, postalCode: 20, phone: 40 } as const;

const FIELDS = Object.keys(CHARACTERS_MAX) as (keyof typeof CHARACTERS_MAX)[];

/** Validates the texts of an address. The fields are reported as `<path>.<field>`. */
export const addressTextViolations = (address: PostalAddress, path: string): ErrorDetail[] =>
  FIELDS.flatMap((field) => {
    const text = address[field] ?? '';
    const named = `${path}.${field === 'postalCode' ? 'postal_code' : field}`;
    if (!isStorable(text)) return [violation(named, 'invalid', 'contains a character that cannot be stored')];
    const max = CHARACTERS_MAX[field];
    return characterCount(text) > max ? [violation(named, 'too_long', `must have at most ${max} characters`)] : [];
  });

const violation = (field: string, code: string, detail: string): ErrorDetail => ({ field, location: 'body', code, detail });
