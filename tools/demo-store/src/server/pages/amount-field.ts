import { html, nothing } from 'lit-html';
import type { Content } from '../../page/template.ts';

const AMOUNT = /^(\d+|\d{1,3}(,\d{3})+)(\.\d+)?$/;

/** What is wrong with an amount that cannot be read. */
export const NOT_READ = 'Enter an amount, such as 1500.00.';

/** Returns an amount that a shopper has entered, such as 1,702.50: null if there is none, and undefined if it cannot be read. */
export function amountOf(text: string): number | null | undefined {
  if (text === '') return null;
  return AMOUNT.test(text) ? Number(text.replaceAll(',', '')) : undefined;
}

/** Formats an amount for a field, with the decimals of its currency. */
export const amountText = (amount: number, currency: string): string =>
  amount.toFixed(new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions().maximumFractionDigits ?? 2);

interface AmountField {
  readonly name: string;
  readonly value: string;
  /** What is wrong with the value. */
  readonly fault?: string | undefined;
}

/** A field for an amount. It is text, because a hidden number that is not valid keeps browsers from sending the form. */
export const amountField = (label: Content, { name, value, fault }: AmountField): Content => html`
  <label class="d-block small" for=${name}>${label}</label>
  <input
    class=${fault === undefined ? 'form-control' : 'form-control is-invalid'} id=${name} name=${name} value=${value} inputmode="decimal" autocomplete="off"
    aria-invalid=${fault === undefined ? nothing : 'true'} aria-describedby=${fault === undefined ? nothing : `${name}-fault`}>
  ${fault === undefined ? null : html`<small class="d-block text-danger-emphasis" id=${`${name}-fault`}>${fault}</small>`}`;
