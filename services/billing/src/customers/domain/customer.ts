import type { PostalAddress } from '@storefront/contract';
import { type AppError, forbidden } from '@storefront/errors';
import type { CustomerPayments } from './allowed-payment-rails.ts';

export const CUSTOMER_STATUSES = ['ACTIVE', 'PENDING_APPROVAL', 'SUSPENDED', 'CLOSED'] as const;
export type CustomerStatus = (typeof CUSTOMER_STATUSES)[number];

/** A stored address of a customer. */
export interface Address extends PostalAddress {
  readonly id: string;
}

/** A customer. The email is unique within its (tenant, mode), in the form of `normalEmail`. */
export interface Customer extends CustomerPayments {
  readonly id: string;
  readonly email: string;
  /** When the customer has proved to read the email; null if not yet. */
  readonly emailVerifiedAt: Date | null;
  readonly name: string;
  readonly companyName: string | null;
  readonly phone: string | null;
  readonly taxId: string | null;
  /** The certificate by which the customer is exempt from GCT. */
  readonly taxExemptCertificate: string | null;
  /** The last date of the exemption, `YYYY-MM-DD` in the time zone of the store; null if it does not end. */
  readonly taxExemptUntil: string | null;
  readonly status: CustomerStatus;
  /** Whether the shopper is closing the account, so that nothing can be ordered. */
  readonly isClosing: boolean;
  readonly currency: string;
  readonly addresses: readonly Address[];
  readonly createdAt: Date;
}

/** Returns the 403 of an account that is closed, or is being closed. */
export const accountClosed = (detail = 'This account is closed.'): AppError => forbidden('account_closed', detail);

const REFUSALS: Readonly<Record<CustomerStatus, () => AppError | undefined>> = {
  ACTIVE: () => undefined,
  PENDING_APPROVAL: () => forbidden('account_pending_approval', 'The store has not approved this account yet.'),
  SUSPENDED: () => forbidden('account_suspended', 'The store has suspended this account.'),
  CLOSED: () => accountClosed(),
};

/** Throws `forbidden` if the store requires a verified email and the customer has none. */
export function checkVerified({ emailVerifiedAt }: Pick<Customer, 'emailVerifiedAt'>, store: { requireVerifiedEmail: boolean }): void {
  if (store.requireVerifiedEmail && emailVerifiedAt === null)
    throw forbidden('email_not_verified', 'The email of this account must be verified first.');
}

/** Throws `forbidden` unless the customer is allowed to log in. */
export function checkActive({ status }: Pick<Customer, 'status'>): void {
  const refusal = REFUSALS[status]();
  if (refusal !== undefined) throw refusal;
}

/** Throws `forbidden` unless the customer is allowed to buy: an account that is being closed can still log in. */
export function checkCanBuy(customer: Pick<Customer, 'status' | 'isClosing'>): void {
  checkActive(customer);
  if (customer.isClosing) throw accountClosed('This account is being closed.');
}
