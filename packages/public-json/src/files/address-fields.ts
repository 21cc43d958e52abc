import type { Address } from '@storefront/proto/storefront/common/v1';

/** The fields of a postal address, by their names in the API. */
export const ADDRESS_FIELDS: Readonly<Record<string, keyof Address>> = {
  name: 'name',
  company: 'company',
  line1: 'line1',
  line2: 'line2',
  city: 'city',
  region: 'region',
  postal_code: 'postalCode',
  country_code: 'countryCode',
};
