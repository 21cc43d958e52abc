import type { ErrorDetail } from '@storefront/errors';
import type { RequestContext } from '../context/request-context.ts';
import { WARNING_HEADER } from './unknown-parameters.ts';
import type { Checked } from './validate-parts.ts';

/** Stores valid input in the request context, with the header that warns of ignored parameters and fields, or returns the validation errors. */
export function acceptInput(context: RequestContext, checked: Checked): readonly ErrorDetail[] | undefined {
  if (checked.warning !== undefined) {
    context.headers.push(WARNING_HEADER, checked.warning);
    context.warning = checked.warning;
  }
  if ('violations' in checked) return checked.violations;
  context.input = checked.input;
  // Otherwise, the fields that the schema ignores would stay in memory until the response.
  context.body = undefined;
  context.edgeKey = checked.edgeKey;
  return undefined;
}
