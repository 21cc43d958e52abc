import { moneyText } from '@storefront/money';
import type { GetStoreCustomerResponse, StoreCustomer as StoreCustomerMessage } from '@storefront/proto/storefront/billing/v1';
import { versionOf } from '@storefront/rpc';
import type { CreditAccount } from '../../credit/domain/credit.ts';
import type { StorePayments } from '../../gateways/domain/store-payments.ts';
import type { StoreCustomer } from '../store/store-customers.ts';
import { toProtoCustomer } from './to-proto-customer.ts';

/** Converts a customer with credit for operators. */
export const toProtoStoreCustomer = ({ customer, hasPassword, credit }: StoreCustomer, store: StorePayments): StoreCustomerMessage => ({
  customer: toProtoCustomer(customer, store),
  assignedPaymentRails: [...(customer.paymentRails ?? [])],
  hasPassword,
  credit: credit && toProtoCreditAccount(credit),
});

/** Returns a customer with the version of what a read shows, without the balances, which orders change. */
export function toVersionedCustomer(found: StoreCustomer, store: StorePayments): Required<GetStoreCustomerResponse> {
  const customer = toProtoStoreCustomer(found, store);
  const { balance: _balance, held: _held, ...terms } = customer.credit ?? {};
  return { customer, version: versionOf({ ...customer, credit: terms }) };
}

const toProtoCreditAccount = ({ currency, ...account }: CreditAccount) => ({
  creditLimit: moneyText(account.creditLimit, currency),
  balance: moneyText(account.balance, currency),
  held: moneyText(account.held, currency),
  termsBasis: account.termsBasis,
  termsDays: account.termsDays,
  creditHold: account.onHold,
});
