import { z } from 'zod';
import { id, textOrNull } from './fields.ts';
import { optionalText, text } from './text.ts';

export const AddressIn = z
  .object({
    name: text(200),
    company: optionalText(200),
    line1: text(200),
    line2: optionalText(200),
    city: text(100),
    region: optionalText(100),
    postal_code: optionalText(20),
    country_code: z
      .string()
      .regex(/^[A-Za-z]{2}$/, 'must be an ISO 3166-1 alpha-2 code such as JM')
      .meta({ minLength: 2, maxLength: 2, description: 'ISO 3166-1 alpha-2.', examples: ['JM'] })
      .transform((code) => code.toUpperCase()),
    phone: optionalText(40),
  })
  .meta({ id: 'AddressIn' });

export const AddressOut = z
  .object({
    id: id.nullable().meta({ description: 'null for an address that was typed into a checkout.' }),
    name: z.string(),
    company: textOrNull,
    line1: z.string(),
    line2: textOrNull,
    city: z.string(),
    region: textOrNull,
    postal_code: textOrNull,
    country_code: z.string().meta({ pattern: '^[A-Z]{2}$', maxLength: 2, description: 'ISO 3166-1 alpha-2.', examples: ['JM'] }),
    phone: textOrNull,
  })
  .meta({ id: 'Address' });
