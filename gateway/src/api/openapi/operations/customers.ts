import { ADDRESSES_MAX } from '@storefront/contract';
import { enveloped, paged } from '../envelope-examples.ts';
import { ADDRESS, ADDRESS_IN, CREDIT, ME } from '../examples/customers.ts';
import type { OperationDocs } from '../operation-doc.ts';

const address = { address: { summary: 'A saved address', value: enveloped(ADDRESS) } };

export const CUSTOMER_OPERATIONS: Readonly<Record<string, OperationDocs>> = {
  getMe: {
    description:
      'Returns the customer that the shopper token identifies. If the `credit` section is unavailable, it is `null` and `errors` names ' +
      'it.',
    response: {
      customer: { summary: 'A customer with a credit account', value: enveloped(ME) },
      partial: {
        summary: 'Credit is temporarily unavailable',
        value: enveloped({ ...ME, credit: null }, [
          { field: 'credit', code: 'downstream_unavailable', detail: 'This section is temporarily unavailable.' },
        ]),
      },
    },
  },
  listAddresses: {
    description:
      'Returns the saved addresses of the customer in the order in which they were added. `GET /v1/me` includes all of them. At checkout, ' +
      'send the `id` of one as `shipping_address_id`.',
    response: { list: { summary: 'One address', value: paged([ADDRESS], 1) } },
  },
  createAddress: {
    description: `Saves an address for the customer. A customer can have at most ${ADDRESSES_MAX} addresses.`,
    reasons: ['address_limit'],
    request: { address: { summary: 'The required fields', value: ADDRESS_IN } },
    response: address,
  },
  updateAddress: {
    description:
      'Changes the given fields of an address. Omitted fields stay unchanged, and `null` clears an optional field. Orders that were placed ' +
      'with the address keep their copy.',
    request: { phone: { summary: 'Change the phone number and clear the company', value: { phone: '+1 876 555 0101', company: null } } },
    response: { address: { summary: 'The changed address', value: enveloped({ ...ADDRESS, phone: '+1 876 555 0101', company: null }) } },
  },
  deleteAddress: { description: 'Deletes an address. Orders that were placed with the address keep their copy.' },
  getCreditStatus: {
    description:
      "Returns the customer's credit limit, balance, and payment terms. For a customer without a credit account, `status` is `NO_CREDIT` " +
      'and every amount is `null`.',
    response: {
      good: { summary: 'Within the credit limit', value: enveloped(CREDIT) },
      none: {
        summary: 'No credit account',
        value: enveloped({
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
  },
};
