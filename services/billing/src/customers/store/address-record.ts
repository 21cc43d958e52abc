import { recordOf } from '@storefront/db';
import type { Address } from '../domain/customer.ts';

/** How an address of a customer is stored. */
export const ADDRESS = recordOf<Address>()({
  id: 'plain',
  name: 'plain',
  company: 'plain',
  line1: 'plain',
  line2: 'plain',
  city: 'plain',
  region: 'plain',
  postalCode: 'plain',
  countryCode: 'plain',
  phone: 'plain',
});
