import { characterCount, isStorable } from '@storefront/contract';
import { type ErrorDetail, fieldError } from '@storefront/errors';
import {
  DELIVERIES_PER_SECOND_MAX,
  FILTERS_MAX,
  FILTER_FIELD_LENGTH_MAX,
  FILTER_VALUES_MAX,
  FILTER_VALUE_LENGTH_MAX,
  type Filter,
  type FilterValue,
  HEADERS_MAX,
  HEADER_NAME_LENGTH_MAX,
  HEADER_VALUE_LENGTH_MAX,
  type RequestHeader,
  type RequestedOptions,
} from './subscription-options.ts';

/** Returns every violation in the options of a request. */
export function optionViolations({
  filters = [],
  headers = [],
  ordering,
  signatureScheme,
  maxDeliveriesPerSecond,
}: RequestedOptions): readonly ErrorDetail[] {
  const violations: ErrorDetail[] = [...filterViolations(filters), ...headerViolations(headers)];
  const add = (field: string, detail: string) => violations.push(fieldError(field, detail));
  if (ordering !== undefined && ordering !== 'NONE' && ordering !== 'AGGREGATE') add('ordering', 'must be NONE or AGGREGATE');
  if (signatureScheme !== undefined && signatureScheme !== 'v1' && signatureScheme !== 'v1a') add('signature_scheme', 'must be v1 or v1a');
  if (maxDeliveriesPerSecond !== undefined && maxDeliveriesPerSecond > DELIVERIES_PER_SECOND_MAX)
    add('max_deliveries_per_second', `must be between 1 and ${DELIVERIES_PER_SECOND_MAX}, or null`);
  return violations;
}

function filterViolations(filters: readonly Filter[]): readonly ErrorDetail[] {
  if (filters.length > FILTERS_MAX) return [fieldError('filters', `must contain at most ${FILTERS_MAX} filters`)];
  return filters.flatMap(({ field, in: values }, index) => {
    const [fieldDetail, valuesDetail] = [pathViolation(field), valuesViolation(values)];
    return [
      ...(fieldDetail === undefined ? [] : [fieldError(`filters.${index}.field`, fieldDetail)]),
      ...(valuesDetail === undefined ? [] : [fieldError(`filters.${index}.in`, valuesDetail)]),
    ];
  });
}

function pathViolation(field: string): string | undefined {
  if (characterCount(field) > FILTER_FIELD_LENGTH_MAX) return `must have at most ${FILTER_FIELD_LENGTH_MAX} characters`;
  if (!isStorable(field)) return 'contains a character that cannot be stored';
  return field.split('.').includes('') ? 'must be a path of names that are separated by single dots, such as customer.id' : undefined;
}

function valuesViolation(values: readonly FilterValue[]): string | undefined {
  if (values.length === 0) return 'must contain at least one value';
  if (values.length > FILTER_VALUES_MAX) return `must contain at most ${FILTER_VALUES_MAX} values`;
  if (!values.every(isComparable)) return 'must contain texts, numbers, booleans, or null';
  const texts = values.filter((value) => typeof value === 'string');
  if (texts.some((text) => characterCount(text) > FILTER_VALUE_LENGTH_MAX))
    return `must contain texts of at most ${FILTER_VALUE_LENGTH_MAX} characters`;
  return texts.every(isStorable) ? undefined : 'contains a character that cannot be stored';
}

const isComparable = (value: unknown): boolean => value === null || ['string', 'number', 'boolean'].includes(typeof value);

function headerViolations(headers: readonly RequestHeader[]): readonly ErrorDetail[] {
  if (headers.length > HEADERS_MAX) return [fieldError('headers', `must contain at most ${HEADERS_MAX} headers`)];
  const names = headers.map(({ name }) => name.toLowerCase());
  return headers.flatMap(({ name, value }, index) => {
    const isRepeated = names.indexOf(name.toLowerCase()) < index;
    const detail = isRepeated
      ? 'repeats a name; the case of letters does not count'
      : (headerNameViolation(name) ?? headerValueViolation(value));
    return detail === undefined ? [] : [fieldError(`headers.${name}`, detail)];
  });
}

/** A token of RFC 9110. */
const NAME = /^[!#$%&'*+.^_`|~0-9a-z-]+$/;
/** Printable ASCII. HTTP removes blanks at the ends. */
const VALUE = /^(?:[!-~](?:[ -~]*[!-~])?)?$/;

/** Headers that the service sets, or that belong to one connection. */
const RESERVED: ReadonlySet<string> = new Set([
  'host',
  'user-agent',
  'traceparent',
  'connection',
  'expect',
  'http2-settings',
  'keep-alive',
  'proxy-authenticate',
  'proxy-authorization',
  'proxy-connection',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
]);
const RESERVED_PREFIXES: readonly string[] = ['content-', 'webhook-', 'x-service-'];

/** Returns why a store cannot set a header of this name, or undefined if it can. */
function headerNameViolation(name: string): string | undefined {
  const lower = name.toLowerCase();
  if (name.length > HEADER_NAME_LENGTH_MAX) return `must have a name of at most ${HEADER_NAME_LENGTH_MAX} characters`;
  if (!NAME.test(lower)) return 'must have a name of letters, digits, and hyphens';
  const isReserved = RESERVED.has(lower) || RESERVED_PREFIXES.some((prefix) => lower.startsWith(prefix));
  return isReserved ? 'is a header that cannot be set for a subscription' : undefined;
}

/** Returns why a header cannot have this value, or undefined if it can. */
function headerValueViolation(value: string): string | undefined {
  if (value.length <= HEADER_VALUE_LENGTH_MAX && VALUE.test(value)) return undefined;
  return `must have at most ${HEADER_VALUE_LENGTH_MAX} printable ASCII characters, without blanks at the ends`;
}
