import { element } from '../element.ts';
import { clock } from '../format.ts';

/** A delivery to the webhook endpoint of the store's own server. */
export interface ReceivedWebhook {
  readonly at: string;
  readonly is_verified: boolean;
  readonly event: { readonly id: string; readonly type: string; readonly data: unknown } | null;
}

/** A webhook with what it is about and, folded, its data. */
export function webhookItem({ at, is_verified, event }: ReceivedWebhook): HTMLElement {
  const verdict = is_verified ? 'Signature verified' : 'Signature not valid';
  return element(
    'li',
    {},
    element(
      'p',
      { class: 'feed-line' },
      element('strong', {}, event?.type ?? 'Rejected delivery'),
      ' ',
      element('span', {}, subjectOf(event?.data)),
      element('span', { class: `status ${is_verified ? 'delivered' : 'cancelled'}` }, verdict),
    ),
    element(
      'p',
      { class: 'per' },
      element('time', { datetime: at }, clock(at)),
      event === null ? ' · The response was 401.' : [' · ', element('code', {}, event.id)],
    ),
    event === null ? null : payload(event),
  );
}

/** The number of the order or invoice, or the SKU. */
function subjectOf(data: unknown): string {
  const { number, sku } = (data ?? {}) as { readonly number?: unknown; readonly sku?: unknown };
  return [number, sku].find((name) => typeof name === 'string') ?? '';
}

function payload({ type, data }: { readonly type: string; readonly data: unknown }): HTMLElement {
  const text = element('pre', { tabindex: 0, role: 'group', 'aria-label': `Data of ${type}` }, JSON.stringify(data, null, 2));
  return element('details', {}, element('summary', {}, 'Data'), text);
}
