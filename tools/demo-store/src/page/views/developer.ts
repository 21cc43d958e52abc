import { html, type TemplateResult } from 'lit-html';
import type { Entry, EntryOf } from '../../server/developer/activity.ts';
import { elementOf } from '../nodes.ts';
import { webhookItem } from './received-webhook.ts';
import { requestItem } from './sent-request.ts';
import type { View } from './view.ts';

/** As many as the server keeps. */
const ITEMS_MAX = 200;

/** One half of the page: the latest items, newest first. */
interface Feed {
  readonly section: HTMLElement;
  readonly add: (item: TemplateResult) => void;
  readonly clear: () => void;
}

/** The developer page: the requests that the store's own server sends to the API, next to the webhooks that it receives, as they happen. */
export const developerView: View = async () => {
  const requests = feed('Requests to the API', 'No requests yet. Open another window, and add something to a cart.');
  const webhooks = feed('Webhooks received', 'No webhooks yet. Place an order to receive one.');
  const subscription = elementOf(HTMLElement, html`<p class="small text-body-secondary" role="status"></p>`);
  const state = elementOf(HTMLElement, html`<span class="live fw-semibold" role="status">Connecting …</span>`);
  let held: (() => void)[] | null = null;

  const show = (add: () => void): void => {
    if (held === null) return add();
    held.push(add);
    state.textContent = `Paused, ${held.length} new`;
  };
  const toggle = (): void => {
    const waiting = held;
    held = waiting === null ? [] : null;
    pause.setAttribute('aria-pressed', String(held !== null));
    pause.classList.toggle('active', held !== null);
    pause.textContent = held === null ? 'Pause' : 'Resume';
    state.textContent = held === null ? 'Live' : 'Paused';
    for (const add of waiting ?? []) add();
  };
  const pause = elementOf(
    HTMLElement,
    html`<button type="button" class="btn btn-outline-dark" aria-pressed="false" @click=${toggle}>Pause</button>`,
  );
  const clear = (): void => [requests, webhooks].forEach((each) => each.clear());

  const source = new EventSource('/developer/events');
  const on = <Kind extends Entry['kind']>(kind: Kind, receive: (entry: EntryOf<Kind>) => void): void =>
    source.addEventListener(kind, ({ data }) => receive(JSON.parse(String(data)) as EntryOf<Kind>));
  on('request', (entry) => show(() => requests.add(requestItem(entry))));
  on('webhook', (entry) => show(() => webhooks.add(webhookItem(entry))));
  on('subscription', ({ words }) => void (subscription.textContent = words));
  source.addEventListener('open', () => void (held === null && (state.textContent = 'Live')));
  source.addEventListener('error', () => void (state.textContent = 'Disconnected, reconnecting …'));
  // The connection belongs to this view.
  window.addEventListener('hashchange', () => source.close(), { once: true });

  return {
    title: 'Developer',
    content: html`
      <div class="d-flex flex-wrap align-items-baseline gap-3 mb-2">
        <h1>Developer</h1>
        ${state}
        <span class="ms-auto">${pause} <button type="button" class="btn btn-outline-dark" @click=${clear}>Clear</button></span>
      </div>
      <p>What this store’s own server sends and receives, newest first. Keys, tokens, and bodies of requests are never shown.</p>
      ${subscription}
      <div class="row g-4">${requests.section} ${webhooks.section}</div>`,
  };
};

function feed(name: string, nothing: string): Feed {
  const list = elementOf(HTMLElement, html`<ol class="feed list-unstyled m-0 overflow-y-auto" tabindex="0" aria-label=${name}></ol>`);
  const empty = elementOf(HTMLElement, html`<p class="text-body-secondary">${nothing}</p>`);
  const update = () => void (empty.hidden = list.childElementCount > 0);
  const section = html`
    <section class="col-lg-6" aria-label=${name}>
      <div class="bg-white border rounded-4 p-4"><h2>${name}</h2>${empty} ${list}</div>
    </section>`;
  return {
    section: elementOf(HTMLElement, section),
    add(item) {
      list.prepend(elementOf(HTMLElement, item));
      if (list.childElementCount > ITEMS_MAX) list.lastElementChild?.remove();
      update();
    },
    clear() {
      list.replaceChildren();
      update();
    },
  };
}
