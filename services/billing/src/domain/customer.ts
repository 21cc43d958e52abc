import { type AppError, forbidden } from '@storefront/errors';
import type { CustomerPayments } from './payment-rails.ts';

export type CustomerStatus = 'ACTIVE' | 'PENDING_APPROVAL' | 'SUSPENDED';

/** One of a customer's stored addresses. */
export interface Address {
  readonly id: string;
  readonly name: string;
  readonly company: string | null;
  readonly line1: string;
  readonly line2: string | null;
  readonly city: string;
  readonly region: string | null;
  readonly postalCode: string | null;
  /** ISO 3166-1 alpha-2. */
  readonly countryCode: string;
  readonly phone: string | null;
}

/** Who buys. The e-mail is lower case and unique in its (tenant, mode). */
export interface Customer extends CustomerPayments {
  readonly id: string;
  readonly email: string;
  readonly name: string;
  readonly companyName: string | null;
  readonly phone: string | null;
  readonly taxId: string | null;
  readonly status: CustomerStatus;
  readonly currency: string;
  readonly addresses: readonly Address[];
  readonly createdAt: Date;
}

const REFUSALS: Readonly<Record<CustomerStatus, () => AppError | undefined>> = {
  ACTIVE: () => undefined,
  PENDING_APPROVAL: () => forbidden('account_pending_approval', 'The store has not approved this account yet.'),
  SUSPENDED: () => forbidden('account_suspended', 'The store has suspended this account.'),
};

/** Refuses (403) a customer who may not log in or buy. */
export function checkActive({ status }: Pick<Customer, 'status'>): void {
  const refusal = REFUSALS[status]();
  if (refusal !== undefined) throw refusal;
}
