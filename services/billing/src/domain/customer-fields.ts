import { type ErrorDetail, isAppError } from '@storefront/errors';
import { isUuid } from '@storefront/ids';
import { currencyScale, type Decimal, decimal } from '@storefront/money';
import type { Address, CustomerStatus } from './customer.ts';
import { type IdentityFields, identityFaults } from './identity.ts';
import { isPaymentRail, type PaymentRail } from './payment-rails.ts';
import { TERMS_DAYS_MAX } from './payment-terms.ts';

/** A book of addresses that a person still finds their way in. */
export const ADDRESSES_MAX = 50;

/** What an operator says of a customer; what is undefined or empty is not said. */
export interface CustomerFields extends IdentityFields {
  readonly creditLimit?: string | undefined;
  readonly termsDays?: number | undefined;
  readonly creditHold?: boolean | undefined;
  readonly status?: string | undefined;
  readonly paymentRails: readonly string[];
  readonly addresses: readonly Address[];
}

/** The statuses that an operator may set. */
export const settableStatus = (status: string): CustomerStatus | undefined =>
  status === 'ACTIVE' || status === 'SUSPENDED' ? status : undefined;

/** The rails among `texts`. */
export const knownRails = (texts: readonly string[]): PaymentRail[] => texts.filter(isPaymentRail);

/** Every fault of the fields at once. */
export function customerFaults(fields: CustomerFields, currency: string): ErrorDetail[] {
  const { status, termsDays, paymentRails, addresses } = fields;
  return [
    ...identityFaults(fields),
    ...creditLimitFaults(fields.creditLimit, currency),
    ...(termsDays !== undefined && termsDays > TERMS_DAYS_MAX ? [fault('terms_days', `must be at most ${TERMS_DAYS_MAX}`)] : []),
    ...(status !== undefined && settableStatus(status) === undefined ? [fault('status', 'must be ACTIVE or SUSPENDED')] : []),
    ...(knownRails(paymentRails).length < paymentRails.length ? [fault('payment_rails', 'names a rail that does not exist')] : []),
    ...(addresses.length > ADDRESSES_MAX ? [fault('addresses', `must be at most ${ADDRESSES_MAX}`)] : []),
    ...addresses.flatMap(addressFaults),
  ];
}

function creditLimitFaults(text: string | undefined, currency: string): ErrorDetail[] {
  if (text === undefined) return [];
  const limit = readDecimal(text);
  if (limit === undefined || limit.lt(0)) return [fault('credit_limit', 'must be an amount of 0 or more')];
  const scale = currencyScale(currency);
  return limit.decimalPlaces() > scale ? [fault('credit_limit', `must have at most ${scale} decimals`)] : [];
}

function readDecimal(text: string): Decimal | undefined {
  try {
    return decimal(text);
  } catch (error) {
    if (isAppError(error, 'validation_error')) return undefined;
    throw error;
  }
}

function addressFaults(address: Address, index: number): ErrorDetail[] {
  const path = `addresses.${index}`;
  const missing = (['name', 'line1', 'city'] as const).filter((field) => address[field].trim() === '');
  return [
    ...missing.map((field) => fault(`${path}.${field}`, 'is required')),
    ...(/^[A-Z]{2}$/.test(address.countryCode) ? [] : [fault(`${path}.country_code`, 'must be two capital letters')]),
    ...(isUuid(address.id) ? [] : [fault(`${path}.id`, 'must be a UUID')]),
  ];
}

const fault = (field: string, detail: string): ErrorDetail => ({ field, location: 'body', code: 'invalid', detail });
