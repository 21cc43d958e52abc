import { element } from '../element.ts';
import { type ReceivedWebhook, webhookItem } from './received-webhook.ts';
import { requestItem, type SentRequest } from './sent-request.ts';
import type { View } from './view.ts';

/** As many as the server keeps. */
const ITEMS_MAX = 200;

/** One half of the page: the latest items, newest first. */
interface Feed {
  readonly section: HTMLElement;
  readonly add: (item: HTMLElement) => void;
  readonly clear: () => void;
}

/** The developer page: the requests that the store's own server sends to the API, next to the webhooks that it receives, as they happen. */
export const developerView: View = async () => {
  const requests = feed('Requests to the API', 'No requests yet. Open another window, and add something to a cart.');
  const webhooks = feed('Webhooks received', 'No webhooks yet. Place an order to receive one.');
  const subscription = element('p', { class: 'per', role: 'status' });
  const state = element('span', { class: 'live', role: 'status' }, 'Connecting …');
  let held: (() => void)[] | null = null;

  const show = (add: () => void): void => {
    if (held === null) return add();
    held.push(add);
    state.textContent = `Paused, ${held.length} new`;
  };
  const pause = element('button', { type: 'button', class: 'button plain', 'aria-pressed': 'false', onclick: () => toggle() }, 'Pause');
  const toggle = (): void => {
    const waiting = held;
    held = waiting === null ? [] : null;
    pause.setAttribute('aria-pressed', String(held !== null));
    pause.textContent = held === null ? 'Pause' : 'Resume';
    state.textContent = held === null ? 'Live' : 'Paused';
    for (const add of waiting ?? []) add();
  };
  const clear = (): void => [requests, webhooks].forEach((each) => each.clear());

  const source = new EventSource('/developer/events');
  const on = <Entry>(kind: string, receive: (entry: Entry) => void): void =>
    source.addEventListener(kind, ({ data }) => receive(JSON.parse(String(data)) as Entry));
  on<SentRequest>('request', (entry) => show(() => requests.add(requestItem(entry))));
  on<ReceivedWebhook>('webhook', (entry) => show(() => webhooks.add(webhookItem(entry))));
  on<{ words: string }>('subscription', ({ words }) => void (subscription.textContent = words));
  source.addEventListener('open', () => void (held === null && (state.textContent = 'Live')));
  source.addEventListener('error', () => void (state.textContent = 'Disconnected, reconnecting …'));
  // The connection belongs to this view.
  window.addEventListener('hashchange', () => source.close(), { once: true });

  return {
    title: 'Developer',
    content: [
      element(
        'div',
        { class: 'bar' },
        element('h1', {}, 'Developer'),
        state,
        element('span', { class: 'buttons' }, pause, element('button', { type: 'button', class: 'button plain', onclick: clear }, 'Clear')),
      ),
      element(
        'p',
        {},
        'What this store’s own server sends and receives, newest first. Keys, tokens, and bodies of requests are never shown.',
      ),
      subscription,
      element('div', { class: 'feeds' }, requests.section, webhooks.section),
    ],
  };
};

function feed(name: string, nothing: string): Feed {
  const list = element('ol', { class: 'feed', tabindex: 0, 'aria-label': name });
  const empty = element('p', { class: 'per' }, nothing);
  const update = () => void (empty.hidden = list.childElementCount > 0);
  const section = element('section', { class: 'panel', 'aria-label': name }, element('h2', {}, name), empty, list);
  return {
    section,
    add(item) {
      list.prepend(item);
      if (list.childElementCount > ITEMS_MAX) list.lastElementChild?.remove();
      update();
    },
    clear() {
      list.replaceChildren();
      update();
    },
  };
}
