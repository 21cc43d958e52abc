import type { ErrorDetail } from '@storefront/errors';
import type { z } from 'zod';

type Issue = z.core.$ZodIssue;
type Location = NonNullable<ErrorDetail['location']>;

/** What zod found wrong with one part of a request, as the contract tells it. */
export function toFaults(location: Location, issues: readonly Issue[]): ErrorDetail[] {
  return issues.map((issue) => ({ field: fieldOf(location, issue), location, ...wording(issue) }));
}

const fieldOf = (location: Location, { path }: Issue): string =>
  location === 'header' ? path.map((part) => headerName(String(part))).join('.') : path.map(String).join('.');

const headerName = (name: string): string => name.replace(/(^|-)[a-z]/g, (start) => start.toUpperCase());

function wording(issue: Issue): { code: string; detail: string } {
  if (isMissing(issue)) return { code: 'required', detail: 'is required' };
  // A schema's own word for a fault that zod has none for.
  if (issue.code === 'custom' && typeof issue.params?.['code'] === 'string') return { code: issue.params['code'], detail: issue.message };
  return { code: issue.code, detail: issue.message };
}

/** Zod tells a missing field as a wrong type or value; its input is reported so that the two can be told apart. */
const isMissing = (issue: Issue): boolean =>
  (issue.code === 'invalid_type' || issue.code === 'invalid_value') && 'input' in issue && issue.input === undefined;
