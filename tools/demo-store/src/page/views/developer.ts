import { html, type TemplateResult } from 'lit-html';
import type { Entry, EntryOf } from '../../server/developer/activity.ts';
import { clock } from '../format.ts';
import { card, type Content, elementOf, label } from '../template.ts';
import type { View } from './view.ts';

/** As many as the server retains. */
const ITEMS_MAX = 200;

/** The developer page: the requests that the store's own server sends to the API, next to the webhooks that it receives, as they happen. */
export const developerView: View = async () => {
  const requests = feed('Requests to the API', 'No requests yet. Open another window, and add something to a cart.');
  const webhooks = feed('Webhooks received', 'No webhooks yet. Place an order to receive one.');
  const subscription = elementOf(HTMLElement, html`<p class="small text-body-secondary" role="status"></p>`);
  const state = elementOf(HTMLElement, html`<span class="fw-semibold" role="status">Connecting …</span>`);
  let paused: (() => void)[] | null = null;

  const show = (add: () => void): void => {
    if (paused === null) return add();
    paused.push(add);
    state.textContent = `Paused, ${paused.length} new`;
  };
  const toggle = (): void => {
    const waiting = paused;
    paused = waiting === null ? [] : null;
    pause.textContent = paused === null ? 'Pause' : 'Resume';
    state.textContent = paused === null ? 'Live' : 'Paused';
    for (const add of waiting ?? []) add();
  };
  const pause = elementOf(HTMLElement, html`<button type="button" class="btn btn-outline-dark" @click=${toggle}>Pause</button>`);

  const source = new EventSource('/developer/events');
  const on = <Kind extends Entry['kind']>(kind: Kind, receive: (entry: EntryOf<Kind>) => void): void =>
    source.addEventListener(kind, ({ data }) => receive(JSON.parse(String(data)) as EntryOf<Kind>));
  on('request', (entry) => show(() => requests.add(requestItem(entry))));
  on('webhook', (entry) => show(() => webhooks.add(webhookItem(entry))));
  on('subscription', ({ words }) => void (subscription.textContent = words));
  source.addEventListener('open', () => void (paused === null && (state.textContent = 'Live')));
  source.addEventListener('error', () => void (state.textContent = 'Disconnected, reconnecting …'));
  // The connection belongs to this view.
  window.addEventListener('hashchange', () => source.close(), { once: true });

  return {
    title: 'Developer',
    content: html`
      <div class="d-flex flex-wrap align-items-baseline gap-3 mb-2">
        <h1>Developer</h1>
        ${state}
        <span class="ms-auto">${pause}</span>
      </div>
      <p>The requests and webhooks of this store’s own server, newest first. Keys, tokens, and bodies of requests are never shown.</p>
      ${subscription}
      <div class="row g-4">${requests.section} ${webhooks.section}</div>`,
  };
};

/** One half of the page: the latest items, newest first. */
function feed(name: string, nothing: string) {
  const list = elementOf(HTMLElement, html`<ol class="feed list-unstyled m-0 overflow-y-auto" tabindex="0" aria-label=${name}></ol>`);
  const empty = elementOf(HTMLElement, html`<p class="text-body-secondary">${nothing}</p>`);
  return {
    section: html`<div class="col-lg-6">${card(name, empty, list)}</div>`,
    add(item: TemplateResult): void {
      empty.hidden = true;
      list.prepend(elementOf(HTMLElement, item));
      if (list.childElementCount > ITEMS_MAX) list.lastElementChild?.remove();
    },
  };
}

/** A request with its status, duration, and ID. */
const requestItem = ({ at, method, path, status, duration_ms, request_id, warning }: EntryOf<'request'>): TemplateResult => {
  const verdict = label(status !== null && status < 400 ? 'success' : 'danger', status === null ? 'no response' : `${status}`);
  const ignored = warning && html`<p class="small text-danger text-break m-0">Ignored: <code>${warning}</code></p>`;
  return feedItem(at, [method, html`<code>${path}</code>`, verdict], `${duration_ms} ms · ${request_id ?? 'no request ID'}`, ignored);
};

/** A webhook with its subject and, folded, its data, or why it was rejected. */
const webhookItem = (entry: EntryOf<'webhook'>): TemplateResult => {
  const { at } = entry;
  if (entry.is_verified) {
    const { event } = entry;
    return feedItem(at, [event.type, subjectOf(event.data), label('success', 'Signature verified')], event.id, payload(event));
  }
  const reason = html`<p class="small text-danger text-break m-0">${entry.reason}</p>`;
  return feedItem(at, ['Rejected delivery', '', label('danger', 'Signature not valid')], 'The response was 401.', reason);
};

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

/** An item of the developer page: its title with the outcome as a label, and the time with details. */
const feedItem = (at: string, [name, subject, verdict]: readonly Content[], details: string, more: Content = null): TemplateResult => html`
  <li class="border-top py-2 pe-2">
    <p class="d-flex flex-wrap align-items-baseline column-gap-2 m-0">
      <strong>${name}</strong> <span class="subject text-break">${subject}</span> ${verdict}
    </p>
    <p class="small text-body-secondary text-break m-0"><time datetime=${at}>${clock(at)}</time> · <code>${details}</code></p>
    ${more}
  </li>`;
