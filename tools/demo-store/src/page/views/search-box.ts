import { type Schemas, settle } from '@storefront/client';
import { element, formValues } from '../element.ts';

import { addressOf } from '../route.ts';
import type { Store } from '../store.ts';
import { amount } from './amount.ts';

/** Long enough for the next letter, so that a word costs one or two requests. */
const TYPING_PAUSE_MS = 200;
/** One letter matches almost everything. */
const LETTERS_MIN = 2;
const SUGGESTIONS_MAX = 6;

type Go = (address: string) => void;

/** The search box, and what sets its text. */
export interface SearchBox {
  readonly form: HTMLFormElement;
  readonly setText: (text: string) => void;
}

/** The search box. It suggests products while the shopper types, as a combobox that the keyboard operates. */
export function searchBox(store: Store, go: Go): SearchBox {
  const input = element('input', {
    id: 'q',
    name: 'q',
    type: 'text',
    enterkeyhint: 'search',
    autocomplete: 'off',
    maxlength: 256,
    placeholder: 'Search products',
    role: 'combobox',
    'aria-autocomplete': 'list',
    'aria-expanded': 'false',
    'aria-controls': 'suggestions',
  });
  const list = element('ul', { id: 'suggestions', class: 'suggestions', role: 'listbox', 'aria-label': 'Suggestions', hidden: true });
  const spoken = element('p', { class: 'unseen', role: 'status' });
  const form: HTMLFormElement = element(
    'form',
    {
      role: 'search',
      class: 'search',
      onsubmit: (event) => {
        event.preventDefault();
        leave(searchAddress(formValues(form)['q'] ?? ''));
      },
    },
    element('label', { class: 'unseen', for: 'q' }, 'Search products'),
    input,
    element('button', {}, 'Search'),
    list,
    spoken,
  );

  let latest = 0;
  let pause: number | undefined;
  const show = (options: readonly HTMLElement[], words: string): void => {
    list.replaceChildren(...options);
    list.hidden = options.length === 0;
    input.setAttribute('aria-expanded', String(!list.hidden));
    input.removeAttribute('aria-activedescendant');
    spoken.textContent = words;
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
    const found = outcome.data;
    const all = found.total > found.data.length ? [option(`All ${found.total} results`, searchAddress(text), leave)] : [];
    show([...found.data.map((product) => productOption(product, leave)), ...all], `${found.total} products found`);
  };
  input.addEventListener('input', () => {
    window.clearTimeout(pause);
    pause = window.setTimeout(() => void suggest(), TYPING_PAUSE_MS);
  });
  input.addEventListener('blur', close);
  input.addEventListener('keydown', (event) => operate(event, input, list, close));
  return {
    form,
    // Text that the shopper is typing stays.
    setText: (text) => void (document.activeElement === input || (input.value = text)),
  };
}

const searchAddress = (text: string): string => addressOf('products', '', new URLSearchParams({ q: text }));

const productOption = ({ sku, description, cover, unit_price, currency }: Schemas['ProductListItem'], leave: Go): HTMLElement =>
  option(
    description,
    addressOf('product', sku),
    leave,
    cover ? element('img', { src: cover.thumb_url, alt: '', width: 48, height: 36 }) : null,
    unit_price === null ? null : amount(unit_price, currency),
  );

function option(name: string, address: string, leave: Go, image: Node | null = null, price: Node | null = null): HTMLElement {
  // Without preventDefault, the press would take the focus from the box and close the list before the click.
  const attributes = { role: 'option', 'aria-selected': 'false', 'data-address': address };
  const handlers = { onmousedown: (event: Event) => event.preventDefault(), onclick: () => leave(address) };
  return element('li', { ...attributes, ...handlers }, image, element('span', {}, name), price);
}

/** Arrow keys select an option, Enter follows it, and Escape closes the list. */
function operate(event: KeyboardEvent, input: HTMLInputElement, list: HTMLElement, close: () => void): void {
  const options = [...list.children] as HTMLElement[];
  const chosen = options.findIndex((each) => each.getAttribute('aria-selected') === 'true');
  const steps: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };
  const step = steps[event.key];
  if (event.key === 'Escape' && options.length > 0) close();
  else if (event.key === 'Enter' && chosen >= 0) options[chosen]?.click();
  else if (step !== undefined && options.length > 0) select(options, chosen, step, input);
  else return;
  event.preventDefault();
}

/** Moves the selection; before the first and after the last option, it is back in the box. */
function select(options: readonly HTMLElement[], chosen: number, step: number, input: HTMLInputElement): void {
  const from = chosen < 0 && step < 0 ? options.length : chosen;
  const next = options[from + step];
  options.forEach((each, index) => {
    each.id = `suggestion-${index}`;
    each.setAttribute('aria-selected', String(each === next));
  });
  if (next) input.setAttribute('aria-activedescendant', next.id);
  else input.removeAttribute('aria-activedescendant');
  next?.scrollIntoView({ block: 'nearest' });
}
