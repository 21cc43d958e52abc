import { element } from '../element.ts';
import { clock } from '../format.ts';

/** A request that the store's own server sent to the API. */
export interface SentRequest {
  readonly at: string;
  readonly method: string;
  readonly path: string;
  readonly status: number | null;
  readonly duration_ms: number;
  readonly request_id: string | null;
}

/** A request with its status, duration, and ID. */
export function requestItem({ at, method, path, status, duration_ms, request_id }: SentRequest): HTMLElement {
  const outcome = status === null ? 'no response' : String(status);
  const isGood = status !== null && status < 400;
  return element(
    'li',
    {},
    element(
      'p',
      { class: 'feed-line' },
      element('strong', {}, method),
      ' ',
      element('code', {}, path),
      element('span', { class: `status ${isGood ? 'delivered' : 'cancelled'}` }, outcome),
    ),
    element(
      'p',
      { class: 'per' },
      element('time', { datetime: at }, clock(at)),
      ` · ${duration_ms} ms`,
      request_id === null ? null : [' · ', element('code', {}, request_id)],
    ),
  );
}
