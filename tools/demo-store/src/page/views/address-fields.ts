import type { Schemas } from '@storefront/client';
import { html, type TemplateResult } from 'lit-html';
import type { FormValues } from '../form.ts';
import { field } from '../template.ts';

type Address = Schemas['Address'];

const FIELDS: readonly (readonly [label: string, name: keyof Address, autocomplete: string, required: boolean])[] = [
  ['Name', 'name', 'name', true],
  ['Street', 'line1', 'address-line1', true],
  ['Address line 2', 'line2', 'address-line2', false],
  ['Town', 'city', 'address-level2', true],
  ['Parish', 'region', 'address-level1', false],
  ['Phone', 'phone', 'tel', false],
];

/** The delivery address, filled in with the shopper's first one. */
export const addressFields = (address: Address | undefined): TemplateResult => html`
  <fieldset class="my-3">
    <legend class="fs-6 fw-bold">Delivery address</legend>
    ${FIELDS.map(([label, name, autocomplete, required]) =>
      field(
        label,
        html`<input
          class="form-control" name=${name} autocomplete=${autocomplete} ?required=${required} value=${address?.[name] ?? ''} maxlength="120">`,
      ),
    )}
  </fieldset>`;

/** Builds the address of a request from the values of the form. */
export const addressIn = (values: FormValues, countryCode: string): Schemas['AddressIn'] => ({
  name: values['name'] ?? '',
  line1: values['line1'] ?? '',
  line2: values['line2'] || undefined,
  city: values['city'] ?? '',
  region: values['region'] || undefined,
  phone: values['phone'] || undefined,
  country_code: countryCode,
});
