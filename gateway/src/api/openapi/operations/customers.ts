import { ADDRESSES_MAX } from '@storefront/contract';
import { enveloped, example, paged } from '../envelope-examples.ts';
import { ADDRESS, ADDRESS_IN, CREDIT, ME } from '../examples/customers.ts';
import { STATEMENT } from '../examples/invoices.ts';
import type { OperationDocs } from '../operation-doc.ts';

const address = { address: enveloped('A saved address', ADDRESS) };

export const CUSTOMER_OPERATIONS: Readonly<Record<string, OperationDocs>> = {
  getMe: {
    description:
      'Returns the customer that the shopper token identifies. If the `credit` section is unavailable, it is `null` and `errors` names ' +
      'it.',
    response: {
      customer: enveloped('A customer with a credit account', ME),
      partial: enveloped('Credit is temporarily unavailable', { ...ME, credit: null }, [
        { field: 'credit', code: 'downstream_unavailable', detail: 'This section is temporarily unavailable.' },
      ]),
    },
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
      'periods join. Applying credit moves nothing in or out of the account, so it is no entry.',
    response: { month: enveloped('A month with an invoice and its payment', STATEMENT) },
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
