import { isUuid } from '@storefront/contract';
import { notFound } from '@storefront/errors';
import type { SetCustomerResponse__Output, StoreCustomer__Output } from '@storefront/proto/storefront/billing/v1';
import { renderCustomer } from '@storefront/public-json';
import { z } from 'zod';
import { AddressIn, AddressUpdateIn, CustomerOut, SavedAddressOut } from '../../api/customers/schemas.ts';
import { idInPath, moneyOrNull, paymentRail } from '../../api/schemas/fields.ts';
import { isoDate } from '../../api/schemas/iso-date-time.ts';
import { named } from '../../api/schemas/named.ts';
import { clearableText, text } from '../../api/schemas/text.ts';
import { present } from '../../http/replies/present.ts';
import { rendererOf } from '../http/render-fields.ts';
import { amountIn, bodyOf, storePath } from '../schemas/inputs.ts';
import { versionField } from '../schemas/versions.ts';

const termsBasis = z.enum(['NET', 'EOM']).meta({
  id: 'TermsBasis',
  description: 'Whether `terms_days` count from the issue of an invoice (`NET`) or from the end of its month (`EOM`).',
});
const terms = {
  credit_limit: moneyOrNull.meta({ description: '`null` without a credit account, as are the next three.' }),
  terms_days: z.int32().min(0).nullable(),
  terms_basis: termsBasis.nullable(),
  credit_hold: z.boolean().nullable().meta({ description: 'Whether the customer can place no orders on credit.' }),
};
const { addresses: _addresses, payment_rails: _rails, created_at, ...identity } = CustomerOut.shape;
const row = {
  ...identity,
  payment_rails: z
    .array(paymentRail)
    .nullable()
    .meta({ description: 'The rails that the store set for this customer; `null` for every rail that it offers.' }),
  available_payment_rails: z.array(paymentRail).meta({ description: 'The rails by which the customer can pay now.' }),
  has_password: z.boolean().meta({ description: "Whether the customer can log in other than through the store's own site." }),
  ...terms,
  created_at,
};
export const CustomerRowOut = named('AdminCustomerRow', row);
export const AdminCustomerOut = named('AdminCustomer', { ...row, addresses: z.array(SavedAddressOut), version: versionField });

/** Long enough for every password that the store accepts. */
const PASSWORD_CHARACTERS_MAX = 1000;
const TERMS_DAYS_MAX = 365;
const fields = {
  company_name: clearableText(200),
  phone: clearableText(40),
  tax_id: clearableText(40),
  tax_exempt_certificate: clearableText(100).meta({ description: '`null` ends the exemption.' }),
  tax_exempt_until: isoDate
    .nullish()
    .transform((date) => (date === null ? '' : date))
    .meta({ description: 'The last date of the exemption; `null` if it does not end.' }),
  email_verified: z.boolean().optional().meta({ description: 'Whether the store knows that the customer reads the email.' }),
  password: text(PASSWORD_CHARACTERS_MAX).optional().meta({ description: "Ends the customer's sessions." }),
  status: z
    .enum(['ACTIVE', 'SUSPENDED', 'CLOSED'])
    .optional()
    .meta({ description: '`ACTIVE` approves, resumes, or reopens an account. Orders, invoices, and credit of a closed one stay.' }),
  payment_rails: z.array(paymentRail).min(1).max(10).nullish().meta({ description: '`null` for every rail that the store offers.' }),
  credit_limit: amountIn.optional().meta({ description: 'The first one opens a credit account.' }),
  terms_days: z.int().min(0).max(TERMS_DAYS_MAX).optional(),
  terms_basis: termsBasis.optional(),
  credit_hold: z.boolean().optional(),
};
export const AdminAddressIn = bodyOf('AdminAddressIn', AddressIn.shape);
const EMAIL_CHARACTERS_MAX = 320;
const ADDRESSES_MAX = 50;
export const CustomerIn = bodyOf('AdminCustomerIn', {
  email: text(EMAIL_CHARACTERS_MAX),
  name: text(200),
  ...fields,
  addresses: z.array(AdminAddressIn).max(ADDRESSES_MAX).optional(),
});
export const CustomerUpdateIn = bodyOf('AdminCustomerUpdateIn', {
  email: text(EMAIL_CHARACTERS_MAX).optional(),
  name: text(200).optional(),
  ...fields,
});
export const AdminAddressUpdateIn = bodyOf('AdminAddressUpdateIn', AddressUpdateIn.shape);

export const CustomerPath = storePath({ customer_id: idInPath('customer') });

/** Returns the ID of a path. An email, which the services accept, would be in the logs of proxies. */
export function customerIn(text: string): string {
  if (isUuid(text)) return text;
  throw notFound('customer');
}

const renderTerms = rendererOf(z.object(terms));

/** Renders a customer of a list. */
export function renderCustomerRow({ customer, assignedPaymentRails, hasPassword, credit }: StoreCustomer__Output) {
  const { addresses: _none, payment_rails: available, created_at: at, ...rendered } = renderCustomer(present(customer, 'customer'));
  return {
    ...rendered,
    payment_rails: assignedPaymentRails.length === 0 ? null : assignedPaymentRails,
    available_payment_rails: available,
    has_password: hasPassword,
    ...renderTerms(credit ?? {}),
    created_at: at,
  };
}

/** Renders a customer with its version. */
export function renderVersion({ storeCustomer, version }: Pick<SetCustomerResponse__Output, 'storeCustomer' | 'version'>) {
  const customer = present(storeCustomer, 'customer');
  const { addresses } = renderCustomer(present(customer.customer, 'customer'));
  return { ...renderCustomerRow(customer), addresses, version };
}
