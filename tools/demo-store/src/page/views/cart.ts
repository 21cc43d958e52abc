import { type Schemas, unwrap } from '@storefront/client';
import { html, render } from 'lit-html';
import { errorText, withNames } from '../error-text.ts';
import { outcome } from '../form.ts';
import { addressOf } from '../route.ts';
import type { Store } from '../store.ts';
import { type Content, elementOf, nodesOf, notice } from '../template.ts';
import { appliedPromotions, type Change, cartLine, promotionForm } from './cart-line.ts';
import { checkoutForm } from './checkout.ts';
import { signInPrompt, starterNote, type View, type ViewContext } from './view.ts';

type Cart = Schemas['Cart'];
type Priced = Schemas['CartEnvelope'];

/** The cart with current prices, its promotion codes, and the checkout. */
export const cartView: View = async (context) => {
  const { store } = context;
  const title = 'Your cart';
  if (!store.customer) return signInPrompt(title, 'to use the cart.');
  const content =
    !store.cart || store.cart.lines.length === 0
      ? notice('light', 'Your cart is empty. ', html`<a href=${addressOf('products')}>Browse products</a>`)
      : await cartAndCheckout(context, await price(store, store.cart));
  return { title, content: html`<h1>${title}</h1>${content}${starterNote('Order pads and saved lists, which fill a cart at once, are')}` };
};

/** Prices the cart, because its amounts are unknown after a change. */
async function price(store: Store, { id }: Cart): Promise<Priced> {
  const priced = await unwrap(store.account.POST('/v1/carts/{cart_id}/price', { params: { path: { cart_id: id } } }));
  store.setCart(priced.data);
  return priced;
}

/** The cart next to the checkout. A change brings the cart up to date and leaves the checkout as the shopper filled it in. */
async function cartAndCheckout(context: ViewContext, first: Priced): Promise<Content> {
  const { store, go } = context;
  const section = elementOf(HTMLElement, html`<section class="col-lg-7" aria-label="Lines"></section>`);
  const lines = elementOf(HTMLElement, html`<div tabindex="-1"></div>`);
  const message = outcome();
  const checkout = await checkoutForm(context, first.data, {
    reprice: async () => show(await price(store, shown.data)),
    showIssues(found) {
      if (found.length === 0 && issues.length === 0) return;
      issues = found;
      draw();
    },
  });
  let shown = first;
  let issues: readonly Schemas['StockIssue'][] = [];

  const show = (priced: Priced): void => {
    shown = priced;
    issues = [];
    draw();
    checkout.setCart(priced.data);
  };
  const draw = (): void => {
    const { data: cart, errors } = shown;
    const issueOf = ({ id }: Cart['lines'][number]) => issues.find(({ line_id }) => line_id === id);
    keepFocus(
      lines,
      nodesOf(html`
        ${errors.length > 0 ? notice('light', 'Some details could not be loaded.') : null}
        ${cart.warnings.map((warning) => notice('light', withNames(warning.message, cart.lines)))}
        <ul class="list-unstyled">${cart.lines.map((line) => cartLine(cart, line, change, issueOf(line)))}</ul>`),
    );
    render(html`${lines} ${appliedPromotions(cart, change)} ${promotionForm(cart, change)} ${message.node}`, section);
  };
  const send = async (request: Parameters<Change>[0]): Promise<boolean> => {
    try {
      const { data } = await unwrap(request(store.account));
      store.setCart(data);
      if (data.lines.length === 0) go(addressOf('cart'));
      else show(await price(store, data));
      message.show(null);
      return true;
    } catch (error) {
      // The cart is as it was, so its quantities are shown again.
      show(shown);
      message.show(notice('danger', errorText(error, shown.data.lines)));
      return false;
    }
  };
  // One after the other, because each change depends on the cart's version.
  let queue: Promise<unknown> = Promise.resolve();
  const change: Change = (request) => {
    const done = queue.then(() => send(request));
    queue = done;
    checkout.waitFor(done);
    return done;
  };
  show(first);
  return html`<div class="row g-4">${section}<div class="col-lg-5">${checkout.form}</div></div>`;
}

/**
 * Replaces the content of a region and gives the focus to the new element with the same `data-key`, or to the region if there is none. Text that
 * the shopper has typed in the meantime stays: an input's `data-sent` is the value that is already saved.
 */
function keepFocus(region: HTMLElement, content: Node): void {
  const before = region.contains(document.activeElement) ? (document.activeElement as HTMLElement) : null;
  region.replaceChildren(content);
  if (before === null) return;
  const key = before.dataset['key'];
  const after = [...region.querySelectorAll<HTMLElement>('[data-key]')].find((each) => each.dataset['key'] === key) ?? region;
  after.focus({ preventScroll: true });
  if (!(before instanceof HTMLInputElement && after instanceof HTMLInputElement)) return;
  const isTyped = before.value !== before.defaultValue && before.value !== before.dataset['sent'];
  if (isTyped) after.value = before.value;
}
