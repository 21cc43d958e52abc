import { html, type TemplateResult } from 'lit-html';
import type { EntryOf } from '../../server/developer/activity.ts';
import { feedItem } from './feed-item.ts';

/** A webhook with what it is about and, folded, its data. */
export const webhookItem = ({ at, is_verified, event }: EntryOf<'webhook'>): TemplateResult =>
  feedItem({
    at,
    name: event?.type ?? 'Rejected delivery',
    subject: subjectOf(event?.data),
    isGood: is_verified,
    verdict: is_verified ? 'Signature verified' : 'Signature not valid',
    details: event === null ? 'The response was 401.' : html`<code>${event.id}</code>`,
    more: event && payload(event),
  });

/** The number of the order or invoice, or the SKU. */
function subjectOf(data: unknown): string {
  const { number, sku } = (data ?? {}) as { readonly number?: unknown; readonly sku?: unknown };
  return [number, sku].find((name) => typeof name === 'string') ?? '';
}

const payload = ({ type, data }: { readonly type: string; readonly data: unknown }): TemplateResult => html`
  <details>
    <summary class="small">Data</summary>
    <pre class="bg-light border rounded-3 p-2" tabindex="0" role="group" aria-label="Data of ${type}">${JSON.stringify(data, null, 2)}</pre>
  </details>`;
