import { invalid } from '@storefront/errors';
import type { RequestedFilters__Output, RequestedHeaders__Output } from '@storefront/proto/storefront/webhooks/v1';
import type { Filter, FilterValue, RequestedOptions } from '../domain/subscription-options.ts';

/** The options as messages have them; absent ones are not changed. */
interface OptionFields extends Pick<RequestedOptions, 'ordering' | 'signatureScheme' | 'maxDeliveriesPerSecond'> {
  readonly filters?: RequestedFilters__Output | null;
  readonly headers?: RequestedHeaders__Output | null;
}

/** Reads the options of a request. */
export const requestedOptions = ({
  filters,
  headers,
  ordering,
  signatureScheme,
  maxDeliveriesPerSecond,
}: OptionFields): RequestedOptions => ({
  filters: filters?.filters.map(toFilter),
  headers: headers?.headers,
  ordering,
  signatureScheme,
  maxDeliveriesPerSecond,
});

function toFilter({ field, in: values }: { readonly field: string; readonly in: readonly string[] }, index: number): Filter {
  try {
    return { field, in: values.map((text) => JSON.parse(text) as FilterValue) };
  } catch {
    throw invalid(`filters.${index}.in`, 'must contain texts, numbers, booleans, or null');
  }
}
