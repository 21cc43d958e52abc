import { moneyText } from '@storefront/money';
import type { StoreCustomer as StoreCustomerMessage } from '@storefront/proto/storefront/billing/v1';
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

const toProtoCreditAccount = ({ currency, ...account }: CreditAccount) => ({
  creditLimit: moneyText(account.creditLimit, currency),
  balance: moneyText(account.balance, currency),
  held: moneyText(account.held, currency),
  termsBasis: account.termsBasis,
  termsDays: account.termsDays,
  creditHold: account.onHold,
});
