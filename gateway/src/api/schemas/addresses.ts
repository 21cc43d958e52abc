import { isCountryCode } from '@storefront/contract';
import { z } from 'zod';
import { id, idInPath, textOrNull } from './fields.ts';
import { named } from './named.ts';
import { clearableText, optionalText, text } from './text.ts';

export const AddressIn = named('AddressIn', {
  name: text(200),
  company: optionalText(200),
  line1: text(200),
  line2: optionalText(200),
  city: text(100),
  region: optionalText(100),
  postal_code: optionalText(20),
  country_code: z
    .string()
    .regex(/^[A-Za-z]{2}$/, 'must be an ISO 3166-1 alpha-2 code, such as JM')
    .meta({ minLength: 2, maxLength: 2, description: 'An ISO 3166-1 alpha-2 country code.', examples: ['JM'] })
    .transform((code) => code.toUpperCase())
    .refine(isCountryCode, { error: 'must be an assigned ISO 3166-1 alpha-2 code, such as JM', params: { code: 'unknown_country' } }),
  phone: optionalText(40),
});

export const AddressUpdateIn = named('AddressUpdateIn', {
  name: text(200).optional(),
  company: clearableText(200),
  line1: text(200).optional(),
  line2: clearableText(200),
  city: text(100).optional(),
  region: clearableText(100),
  postal_code: clearableText(20),
  country_code: AddressIn.shape.country_code.optional(),
  phone: clearableText(40),
});

export const AddressOut = named('Address', {
  id: id.nullable().meta({ description: 'The ID of a saved address; `null` for an address entered at checkout.' }),
  name: z.string(),
  company: textOrNull,
  line1: z.string(),
  line2: textOrNull,
  city: z.string(),
  region: textOrNull,
  postal_code: textOrNull,
  country_code: z
    .string()
    .meta({ pattern: '^[A-Z]{2}$', maxLength: 2, description: 'An ISO 3166-1 alpha-2 country code.', examples: ['JM'] }),
  phone: textOrNull,
});

/** A saved address, which always has an ID. */
export const SavedAddressOut = AddressOut.extend({ id }).meta({ id: 'SavedAddress' });

export const AddressPath = z.object({ address_id: idInPath('address') });
