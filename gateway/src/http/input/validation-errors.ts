import type { ErrorDetail } from '@storefront/errors';
import type { z } from 'zod';

type Issue = z.core.$ZodIssue;
type Location = NonNullable<ErrorDetail['location']>;

/** Converts zod issues of one part of a request to the contract's error details. */
export function toValidationErrors(location: Location, issues: readonly Issue[]): ErrorDetail[] {
  return issues.flatMap((issue) =>
    issue.code === 'unrecognized_keys'
      ? issue.keys.map((key) => unknownField(location, [...issue.path.map(String), key].join('.')))
      : { field: fieldOf(location, issue), location, ...wording(issue) },
  );
}

/** Only the bodies of the Admin API refuse unknown fields. */
const unknownField = (location: Location, field: string): ErrorDetail => ({ field, location, code: 'unknown_field', detail: 'is unknown' });

const fieldOf = (location: Location, { path }: Issue): string =>
  location === 'header' ? path.map((part) => headerName(String(part))).join('.') : path.map(String).join('.');

const headerName = (name: string): string => name.replace(/(^|-)[a-z]/g, (start) => start.toUpperCase());

function wording(issue: Issue): { code: string; detail: string } {
  if (isMissing(issue)) return { code: 'required', detail: 'is required' };
  // The schema defines its own code for an error that zod has no code for.
  if (issue.code === 'custom' && typeof issue.params?.['code'] === 'string') return { code: issue.params['code'], detail: issue.message };
  return { code: issue.code, detail: issue.message };
}

/** Zod reports a missing field as an invalid type or value. `reportInput` is on so that the two cases can be distinguished. */
const isMissing = (issue: Issue): boolean =>
  (issue.code === 'invalid_type' || issue.code === 'invalid_value' || issue.code === 'invalid_union') &&
  'input' in issue &&
  issue.input === undefined;
