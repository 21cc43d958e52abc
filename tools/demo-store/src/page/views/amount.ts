import { html, type TemplateResult } from 'lit-html';
import { money } from '../format.ts';

/** An amount of money that never wraps within itself. */
export const amount = (value: number | null | undefined, currency: string): TemplateResult =>
  html`<span class="money text-nowrap">${money(value, currency)}</span>`;
