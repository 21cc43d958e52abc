import { renderAddress, renderCustomer } from '@storefront/public-json';
import { SavedAddressOut } from '../../api/customers/schemas.ts';
import { idInPath } from '../../api/schemas/fields.ts';
import { present } from '../../http/replies/present.ts';
import { created, gone, ok } from '../../http/routing/responses.ts';
import { adminRoute, type AdminRoutes, S } from '../http/admin-route.ts';
import { listRoute, pageOf, pageOfWhole } from '../http/cursor-list.ts';
import { UNKNOWN_ID } from '../schemas/inputs.ts';
import { AdminAddressIn, AdminAddressUpdateIn, customerIn, CustomerPath } from './customer-schemas.ts';

const CHANGE = ['customers'] as const;
const AddressPath = CustomerPath.extend({ address_id: idInPath('address') });
const ADDRESSES = `${S}/customers/:customer_id/addresses`;

const customer = { customer_id: UNKNOWN_ID };
const path = { ...customer, address_id: UNKNOWN_ID };
const body = { name: 'Ann Garage', line1: '1 Hope Road', city: 'Kingston', country_code: 'JM' };

/** The addresses of the customers of a store. */
// prettier-ignore
export const addressRoutes: AdminRoutes = ({ billing }) => [
  listRoute({
    id: 'listAddresses', path: ADDRESSES, scopes: ['read', 'customers', 'money'], sample: { path: customer },
    summary: "List a customer's addresses", pathOf: CustomerPath, page: pageOf('A page of addresses, by their IDs.', SavedAddressOut, 'AdminAddressPage'),
    read: async (keyset, { customerId }, { caller }) => {
      const found = await billing.getStoreCustomer({ customer: customerIn(customerId) }, caller);
      const { addresses } = renderCustomer(present(found.customer?.customer, 'customer'));
      return pageOfWhole(addresses, keyset, ({ id }) => id ?? '');
    },
  }),
  adminRoute({
    id: 'createAddress', method: 'post', path: ADDRESSES, scopes: CHANGE, reasons: ['address_limit'], sample: { path: customer, body },
    summary: 'Save an address of a customer', request: { path: CustomerPath, body: AdminAddressIn }, response: created('The saved address.', SavedAddressOut),
    data: async ({ customerId, ...address }, { caller }) => {
      const { address: added } = await billing.addCustomerAddress({ customer: customerIn(customerId), address }, caller);
      return renderAddress(present(added, 'address'));
    },
  }),
  adminRoute({
    id: 'updateAddress', method: 'patch', path: `${ADDRESSES}/:address_id`, scopes: CHANGE, sample: { path, body: { line2: 'Unit 4' } },
    summary: 'Update an address of a customer', description: 'Orders and invoices show the address as it was.',
    request: { path: AddressPath, body: AdminAddressUpdateIn }, response: ok('The changed address.', SavedAddressOut),
    data: async ({ customerId, ...change }, { caller }) => {
      const { address } = await billing.updateCustomerAddress({ customer: customerIn(customerId), ...change }, caller);
      return renderAddress(present(address, 'address'));
    },
  }),
  adminRoute({
    id: 'deleteAddress', method: 'delete', path: `${ADDRESSES}/:address_id`, scopes: CHANGE, sample: { path },
    summary: 'Delete an address of a customer', request: { path: AddressPath }, response: gone('The address was deleted.'),
    data: async ({ customerId, addressId }, { caller }) => billing.removeCustomerAddress({ customer: customerIn(customerId), addressId }, caller),
  }),
];
