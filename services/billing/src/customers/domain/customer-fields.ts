import {
  ADDRESSES_MAX,
  characterCount,
  isCountryCode,
  isDate,
  isOneLine,
  isPaymentRail,
  isUuid,
  type PaymentRail,
} from '@storefront/contract';
import { type ErrorDetail, isAppError } from '@storefront/errors';
import { amountViolation, type Decimal, decimal } from '@storefront/money';
import type { CreditFields } from '../../credit/domain/credit-terms.ts';
import { TERMS_DAYS_MAX } from '../../credit/domain/payment-terms.ts';
import { addressTextViolations } from './address-text.ts';
import type { Address, CustomerStatus } from './customer.ts';
import { type IdentityFields, identityViolations } from './identity.ts';

/** The fields of a customer that an operator can set. Undefined and empty fields are not set. */
export interface CustomerFields extends IdentityFields, CreditFields {
  readonly status?: string | undefined;
  /** Whether the store knows that the customer reads the email. */
  readonly emailVerified?: boolean | undefined;
  /** An empty text ends the exemption. */
  readonly taxExemptCertificate?: string | undefined;
  /** A date; an empty text leaves the exemption without an end. */
  readonly taxExemptUntil?: string | undefined;
  readonly paymentRails: readonly string[];
  readonly addresses: readonly Address[];
  /** Allows every rail that the store offers. */
  readonly clearPaymentRails?: boolean;
  /** Removes all addresses. */
  readonly clearAddresses?: boolean;
}

/** Returns the status if it is one that an operator can set. */
export const settableStatus = (status: string): CustomerStatus | undefined =>
  status === 'ACTIVE' || status === 'SUSPENDED' || status === 'CLOSED' ? status : undefined;

/** Returns the valid payment rails among `texts`. */
export const validRails = (texts: readonly string[]): PaymentRail[] => texts.filter(isPaymentRail);

/** Validates the fields and returns every error. */
export function customerViolations(fields: CustomerFields, currency: string): ErrorDetail[] {
  const { status, termsDays, paymentRails, addresses } = fields;
  return [
    ...identityViolations(fields),
    ...creditLimitViolations(fields.creditLimit, currency),
    ...(termsDays !== undefined && termsDays > TERMS_DAYS_MAX ? [violation('terms_days', `must be at most ${TERMS_DAYS_MAX}`)] : []),
    ...(status !== undefined && settableStatus(status) === undefined ? [violation('status', 'must be ACTIVE, SUSPENDED, or CLOSED')] : []),
    ...exemptionViolations(fields),
    ...(validRails(paymentRails).length < paymentRails.length ? [violation('payment_rails', 'contains an unknown payment rail')] : []),
    ...(addresses.length > ADDRESSES_MAX ? [violation('addresses', `must have at most ${ADDRESSES_MAX} entries`)] : []),
    ...addresses.flatMap((address, index) => addressViolations(address, `addresses.${index}`)),
  ];
}

/** Longer than the number of any certificate. */
const CERTIFICATE_CHARACTERS_MAX = 100;

function exemptionViolations({ taxExemptCertificate = '', taxExemptUntil = '' }: CustomerFields): ErrorDetail[] {
  const isText = isOneLine(taxExemptCertificate) && characterCount(taxExemptCertificate) <= CERTIFICATE_CHARACTERS_MAX;
  return [
    ...(isText
      ? []
      : [violation('tax_exempt_certificate', `must have at most ${CERTIFICATE_CHARACTERS_MAX} characters, and no control characters`)]),
    ...(taxExemptUntil === '' || isDate(taxExemptUntil) ? [] : [violation('tax_exempt_until', 'must be a date, such as 2027-12-31')]),
  ];
}

function creditLimitViolations(text: string | undefined, currency: string): ErrorDetail[] {
  if (text === undefined) return [];
  const limit = readDecimal(text);
  if (limit === undefined || limit.lt(0)) return [violation('credit_limit', 'must be an amount of 0 or more')];
  const notMoney = amountViolation(limit, currency);
  return notMoney === undefined ? [] : [violation('credit_limit', notMoney.detail)];
}

function readDecimal(text: string): Decimal | undefined {
  try {
    return decimal(text);
  } catch (error) {
    if (isAppError(error, 'validation_error')) return undefined;
    throw error;
  }
}

/** Validates an address whose fields are reported as `<path>.<field>`. */
export function addressViolations(address: Address, path: string): ErrorDetail[] {
  const missing = (['name', 'line1', 'city'] as const).filter((field) => address[field].trim() === '');
  return [
    ...missing.map((field) => violation(`${path}.${field}`, 'is required')),
    ...(isCountryCode(address.countryCode)
      ? []
      : [violation(`${path}.country_code`, 'must be an assigned ISO 3166-1 alpha-2 code, such as JM')]),
    ...(isUuid(address.id) ? [] : [violation(`${path}.id`, 'must be a UUID')]),
    ...addressTextViolations(address, path),
  ];
}

const violation = (field: string, detail: string): ErrorDetail => ({ field, location: 'body', code: 'invalid', detail });
