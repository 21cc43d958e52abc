import { linksTo, type OperationDocs } from '@storefront/api-docs';
import { ADDRESSES_MAX } from '@storefront/contract';
import { PRICED_CART } from '../carts/docs.ts';
import { enveloped, example, paged, unavailable } from '../examples/envelopes.ts';
import { CREDIT_NOTE, CUSTOMER_PAYMENT, INVOICE, STATEMENT } from '../invoices/examples.ts';
import { LIST } from '../lists/docs.ts';
import { ORDER } from '../orders/docs.ts';
import { ADDRESS, ADDRESS_IN, CREDIT, CUSTOMER, CUSTOMER_SESSION, ME } from './examples.ts';

const address = { address: enveloped('A saved address', ADDRESS) };

export const CUSTOMER_OPERATIONS: Readonly<Record<string, OperationDocs>> = {
  getMe: {
    description:
      'Returns the customer that the shopper token identifies. If the `credit` section is unavailable, it is `null` and `errors` names ' +
      'it.',
    response: {
      customer: enveloped('A customer with a credit account', ME),
      partial: enveloped('Credit is temporarily unavailable', { ...ME, credit: null }, [unavailable('credit')]),
    },
  },
  updateMe: {
    description:
      'Changes the given fields of the customer. Omitted fields stay unchanged, and `null` clears all but `name`. While the customer is tax-exempt, only the ' +
      'store changes `company_name` and `tax_id`.',
    request: { phone: example('Change the phone number and clear the tax ID', { phone: '+1 876 555 0101', tax_id: null }) },
    response: { customer: enveloped('The changed customer', { ...ME, phone: '+1 876 555 0101', tax_id: null }) },
  },
  changePassword: {
    description: 'Changes the password and ends all other sessions of the customer. A wrong `current_password` counts like a failed login.',
    reasons: ['current_password_incorrect', 'login_email_limited', 'login_address_limited', 'login_key_limited'],
    request: {
      password: example('The current and the new password', {
        current_password: 'correct horse battery',
        password: 'staple correct horse',
      }),
    },
  },
  exportAccount: {
    description:
      'Streams everything that the store keeps of the customer, without passwords and tokens. It is read while it is sent, so a client that reads slowly delays ' +
      'nothing else. If a service fails meanwhile, the connection is closed before the JSON is complete.',
    response: {
      account: enveloped('An account', {
        customer: CUSTOMER,
        addresses: [ADDRESS],
        sessions: [CUSTOMER_SESSION],
        carts: [PRICED_CART],
        lists: [LIST],
        orders: [{ ...ORDER, invoices: null, payment_session: null }],
        invoices: [{ ...INVOICE, order: null }],
        credit_notes: [CREDIT_NOTE],
        payments: [CUSTOMER_PAYMENT],
      }),
    },
  },
  closeAccount: {
    description:
      'Closes the account for good, frees its email, and erases the personal data that orders and invoices do not need. All sessions end. A wrong `password` counts ' +
      'like a failed login. The store can no longer change or reopen the account.',
    reasons: [
      'current_password_incorrect',
      'account_has_open_orders',
      'account_has_balance',
      'account_closed',
      'login_email_limited',
      'login_address_limited',
      'login_key_limited',
    ],
    request: { password: example('The current password', { password: 'correct horse battery' }) },
  },
  listSessions: {
    description:
      'Returns the sessions of the customer that have neither ended nor expired, last used first, including those of `POST /v1/auth/shopper-tokens`. ' +
      'A session is used when it begins and at each refresh.',
    response: { list: paged('One session', [CUSTOMER_SESSION], 1) },
    sample: { query: { limit: '20' } },
  },
  endSession: {
    description:
      'Ends a session of the customer. Its shopper tokens stop working within 5 seconds. An ended or expired session returns 404.',
  },
  endOtherSessions: {
    description:
      'Ends all sessions of the customer except the one of the shopper token. Their shopper tokens stop working within 5 seconds.',
  },
  listAddresses: {
    description:
      'Returns the saved addresses of the customer in the order in which they were added. `GET /v1/me` includes all of them. At checkout, ' +
      'send the `id` of one as `shipping_address_id` or `billing_address_id`.',
    response: { list: paged('One address', [ADDRESS], 1) },
  },
  createAddress: {
    description: `Saves an address for the customer. A customer can have at most ${ADDRESSES_MAX} addresses.`,
    reasons: ['address_limit'],
    request: { address: example('The required fields', ADDRESS_IN) },
    response: address,
    links: linksTo({ address_id: '$response.body#/data/id' }, 'updateAddress', 'deleteAddress'),
  },
  updateAddress: {
    description:
      'Changes the given fields of an address. Omitted fields stay unchanged, and `null` clears an optional field. Orders that were placed ' +
      'with the address keep their copy.',
    request: { phone: example('Change the phone number and clear the company', { phone: '+1 876 555 0101', company: null }) },
    response: { address: enveloped('The changed address', { ...ADDRESS, phone: '+1 876 555 0101', company: null }) },
  },
  deleteAddress: { description: 'Deletes an address. Orders that were placed with the address keep their copy.' },
  getStatement: {
    description:
      'Returns the account of the customer from `from` to `to`: every invoice, payment, credit note, refund, and correction, on every rail. An entry carries ' +
      'the day on which it was recorded; a backdated payment names its own in `description`. Entries never change once shown, and statements of adjacent ' +
      'periods join. Applying credit moves no money in or out of the account, so it has no entry.',
    response: { month: enveloped('A month with an invoice and its payment', STATEMENT) },
    sample: { query: { from: '2026-11-01', to: '2026-11-30' } },
  },
  getCreditStatus: {
    description:
      "Returns the customer's credit limit, balance, and payment terms. For a customer without a credit account, `status` is `NO_CREDIT` " +
      'and every amount is `null`.',
    response: {
      good: enveloped('Within the credit limit', CREDIT),
      none: enveloped('No credit account', {
        ...CREDIT,
        status: 'NO_CREDIT',
        credit_limit: null,
        balance: null,
        held: null,
        available_credit: null,
        overdue_amount: null,
        oldest_due_at: null,
        payment_terms: null,
      }),
    },
  },
};
