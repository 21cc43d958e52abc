import { characterCount, isStorable } from '@storefront/contract';
import { type ErrorDetail, fieldError } from '@storefront/errors';
import { headerNameFault, headerValueFault } from './request-headers.ts';
import {
  DELIVERIES_PER_SECOND_MAX,
  type Filter,
  FILTER_FIELD_LENGTH_MAX,
  FILTER_VALUE_LENGTH_MAX,
  FILTER_VALUES_MAX,
  type FilterValue,
  FILTERS_MAX,
  HEADERS_MAX,
  type RequestedOptions,
  type RequestHeader,
} from './subscription-options.ts';

/** Returns every error of the options of a request. */
export function optionErrors({
  filters = [],
  headers = [],
  ordering,
  signatureScheme,
  maxDeliveriesPerSecond,
}: RequestedOptions): readonly ErrorDetail[] {
  const faults: ErrorDetail[] = [...filterErrors(filters), ...headerErrors(headers)];
  const add = (field: string, detail: string) => faults.push(fieldError(field, detail));
  if (ordering !== undefined && ordering !== 'NONE' && ordering !== 'AGGREGATE') add('ordering', 'must be NONE or AGGREGATE');
  if (signatureScheme !== undefined && signatureScheme !== 'v1' && signatureScheme !== 'v1a') add('signature_scheme', 'must be v1 or v1a');
  if (maxDeliveriesPerSecond !== undefined && maxDeliveriesPerSecond > DELIVERIES_PER_SECOND_MAX)
    add('max_deliveries_per_second', `must be between 1 and ${DELIVERIES_PER_SECOND_MAX}, or null`);
  return faults;
}

function filterErrors(filters: readonly Filter[]): readonly ErrorDetail[] {
  if (filters.length > FILTERS_MAX) return [fieldError('filters', `must contain at most ${FILTERS_MAX} filters`)];
  return filters.flatMap(({ field, in: values }, index) => {
    const [fieldDetail, valuesDetail] = [pathFault(field), valuesFault(values)];
    return [
      ...(fieldDetail === undefined ? [] : [fieldError(`filters.${index}.field`, fieldDetail)]),
      ...(valuesDetail === undefined ? [] : [fieldError(`filters.${index}.in`, valuesDetail)]),
    ];
  });
}

function pathFault(field: string): string | undefined {
  if (characterCount(field) > FILTER_FIELD_LENGTH_MAX) return `must have at most ${FILTER_FIELD_LENGTH_MAX} characters`;
  if (!isStorable(field)) return 'contains a character that cannot be stored';
  return field.split('.').includes('') ? 'must be a path of names that are separated by single dots, such as customer.id' : undefined;
}

function valuesFault(values: readonly FilterValue[]): string | undefined {
  if (values.length === 0) return 'must contain at least one value';
  if (values.length > FILTER_VALUES_MAX) return `must contain at most ${FILTER_VALUES_MAX} values`;
  if (!values.every(isComparable)) return 'must contain texts, numbers, booleans, or null';
  const texts = values.filter((value) => typeof value === 'string');
  if (texts.some((text) => characterCount(text) > FILTER_VALUE_LENGTH_MAX))
    return `must contain texts of at most ${FILTER_VALUE_LENGTH_MAX} characters`;
  return texts.every(isStorable) ? undefined : 'contains a character that cannot be stored';
}

const isComparable = (value: unknown): boolean => value === null || ['string', 'number', 'boolean'].includes(typeof value);

function headerErrors(headers: readonly RequestHeader[]): readonly ErrorDetail[] {
  if (headers.length > HEADERS_MAX) return [fieldError('headers', `must contain at most ${HEADERS_MAX} headers`)];
  const names = headers.map(({ name }) => name.toLowerCase());
  return headers.flatMap(({ name, value }, index) => {
    const isRepeated = names.indexOf(name.toLowerCase()) < index;
    const detail = isRepeated ? 'repeats a name; the case of letters does not count' : (headerNameFault(name) ?? headerValueFault(value));
    return detail === undefined ? [] : [fieldError(`headers.${name}`, detail)];
  });
}
