import type { Address } from '../api-types.ts';
import { element, field } from '../element.ts';

const FIELDS: readonly (readonly [label: string, name: keyof Address, autocomplete: string, required: boolean])[] = [
  ['Name', 'name', 'name', true],
  ['Street', 'line1', 'address-line1', true],
  ['Address line 2', 'line2', 'address-line2', false],
  ['Town', 'city', 'address-level2', true],
  ['Parish', 'region', 'address-level1', false],
  ['Phone', 'phone', 'tel', false],
];

/** The delivery address, filled in with the shopper's first one. */
export const addressFields = (address: Address | undefined): HTMLElement =>
  element(
    'fieldset',
    {},
    element('legend', {}, 'Delivery address'),
    FIELDS.map(([label, name, autocomplete, required]) =>
      field(label, element('input', { name, autocomplete, required, value: address?.[name] ?? '', maxlength: 120 })),
    ),
  );

type Values = Readonly<Record<string, string>>;

/** Separates the values of the address from those of the rest of the form. */
export function addressOfValues(values: Values): { readonly address: Values; readonly rest: Values } {
  const isOfAddress = ([name]: readonly [string, string]) => FIELDS.some(([, field]) => field === name);
  const entries = Object.entries(values);
  return {
    address: Object.fromEntries(entries.filter(isOfAddress)),
    rest: Object.fromEntries(entries.filter((entry) => !isOfAddress(entry))),
  };
}
