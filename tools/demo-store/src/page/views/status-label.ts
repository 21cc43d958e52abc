import { html, type TemplateResult } from 'lit-html';

type Tone = 'success' | 'danger' | 'info';

/** The statuses of orders and invoices that are not simply under way. */
const TONES: Readonly<Record<string, Tone>> = {
  CANCELLED: 'danger',
  EXPIRED: 'danger',
  OVERDUE: 'danger',
  DELIVERED: 'success',
  SHIPPED: 'success',
  PAID: 'success',
  CREDITED: 'success',
  REFUNDED: 'success',
};

/** A colored label. */
export const label = (tone: Tone, words: string): TemplateResult =>
  html`<span class="badge rounded-pill text-${tone}-emphasis bg-${tone}-subtle">${words}</span>`;

/** A status as a colored label. */
export const statusLabel = (status: string, words: string): TemplateResult => label(TONES[status] ?? 'info', words);
