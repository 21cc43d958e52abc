import { type Schemas, settle } from '@storefront/client';
import { html, render } from 'lit-html';
import { onSubmit } from '../form.ts';
import { elementOf } from '../nodes.ts';
import { addressOf } from '../route.ts';
import type { Store } from '../store.ts';
import type { Content } from '../template.ts';
import { amount } from './amount.ts';

/** Long enough for the next letter, so that a word costs one or two requests. */
const TYPING_PAUSE_MS = 200;
/** One letter matches almost everything. */
const LETTERS_MIN = 2;
const SUGGESTIONS_MAX = 6;

/** The search box, and what sets its text. */
export interface SearchBox {
  readonly form: HTMLFormElement;
  readonly setText: (text: string) => void;
}

interface Suggestion {
  readonly address: string;
  readonly content: Content;
}

/** How far each key moves the selection. */
const STEPS: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };

/** The search box. It suggests products while the shopper types, as a combobox that the keyboard operates. */
export function searchBox(store: Store, go: (address: string) => void): SearchBox {
  let latest = 0;
  let pause: number | undefined;
  let suggestions: readonly Suggestion[] = [];
  // The selected suggestion; -1 is the box itself.
  let chosen = -1;

  const show = (found: readonly Suggestion[], spoken: string): void => {
    suggestions = found;
    chosen = -1;
    status.textContent = spoken;
    draw();
  };
  const close = (): void => {
    latest += 1;
    window.clearTimeout(pause);
    show([], '');
  };
  const leave = (address: string): void => {
    close();
    go(address);
  };
  const suggest = async (): Promise<void> => {
    latest += 1;
    const current = latest;
    const text = input.value.trim();
    if (text.length < LETTERS_MIN) return show([], '');
    const outcome = await settle(store.catalog.GET('/v1/products', { params: { query: { q: text, limit: SUGGESTIONS_MAX } } }));
    // A slow response for an earlier text must not replace a later one. Without suggestions, the search itself still works.
    if (current !== latest || document.activeElement !== input) return;
    if (!outcome.ok) return show([], '');
    const { data, total } = outcome.data;
    const all = { address: searchAddress(text), content: html`<span>All ${total} results</span>` };
    show([...data.map(productSuggestion), ...(total > data.length ? [all] : [])], `${total} products found`);
  };
  const type = (): void => {
    window.clearTimeout(pause);
    pause = window.setTimeout(() => void suggest(), TYPING_PAUSE_MS);
  };
  /** Arrow keys select a suggestion, Enter follows it, and Escape closes the list. */
  const operate = (event: KeyboardEvent): void => {
    if (suggestions.length === 0) return;
    const step = STEPS[event.key];
    const selected = suggestions[chosen];
    if (event.key === 'Escape') close();
    else if (event.key === 'Enter' && selected) leave(selected.address);
    else if (step !== undefined) select(step);
    else return;
    event.preventDefault();
  };
  /** Before the first and after the last suggestion, the selection is back in the box. */
  const select = (step: number): void => {
    const places = suggestions.length + 1;
    chosen = ((chosen + 1 + step + places) % places) - 1;
    draw();
    form.querySelector('[aria-selected="true"]')?.scrollIntoView({ block: 'nearest' });
  };

  const input = elementOf(
    HTMLInputElement,
    html`<input
      id="q" name="q" class="form-control rounded-start-pill px-3" type="text" enterkeyhint="search" autocomplete="off" maxlength="256"
      placeholder="Search products" role="combobox" aria-autocomplete="list" aria-controls="suggestions"
      @input=${type} @blur=${close} @keydown=${operate}>`,
  );
  const status = elementOf(HTMLElement, html`<p class="visually-hidden" role="status"></p>`);
  const list = elementOf(
    HTMLElement,
    html`<ul id="suggestions" class="dropdown-menu top-100 w-100 mt-1" role="listbox" aria-label="Suggestions"></ul>`,
  );
  const draw = (): void => {
    const isOpen = suggestions.length > 0;
    list.classList.toggle('show', isOpen);
    input.setAttribute('aria-expanded', String(isOpen));
    if (chosen < 0) input.removeAttribute('aria-activedescendant');
    else input.setAttribute('aria-activedescendant', `suggestion-${chosen}`);
    // Without preventDefault, the press would take the focus from the box and close the list before the click.
    const option = ({ address, content }: Suggestion, index: number): Content => html`
      <li
        id="suggestion-${index}" class="dropdown-item d-flex align-items-center gap-2 text-wrap ${index === chosen ? 'active' : ''}"
        role="option" aria-selected=${index === chosen}
        @mousedown=${(event: Event) => event.preventDefault()} @click=${() => leave(address)}
      >${content}</li>`;
    render(suggestions.map(option), list);
  };
  const form = elementOf(
    HTMLFormElement,
    html`
      <form class="search input-group position-relative mx-md-auto" role="search" @submit=${onSubmit(({ q = '' }) => leave(searchAddress(q)))}>
        <label class="visually-hidden" for="q">Search products</label>
        ${input}
        <button class="btn btn-warning rounded-end-pill">Search</button>
        ${list} ${status}
      </form>`,
  );
  draw();
  return {
    form,
    // Text that the shopper is typing stays.
    setText: (text) => void (document.activeElement === input || (input.value = text)),
  };
}

const searchAddress = (text: string): string => addressOf('products', '', new URLSearchParams({ q: text }));

const productSuggestion = ({ sku, description, cover, unit_price, currency }: Schemas['ProductListItem']): Suggestion => ({
  address: addressOf('product', sku),
  content: html`
    ${cover ? html`<img class="rounded" src=${cover.thumb_url} alt="" width="48" height="36">` : null}
    <span class="flex-grow-1">${description}</span>
    ${unit_price === null ? null : html`<strong>${amount(unit_price, currency)}</strong>`}`,
});
