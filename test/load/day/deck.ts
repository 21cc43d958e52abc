/** The actions of a shopper, one after the other. A cart is created with its first line. */
export type Action = 'list' | 'search' | 'detail' | 'login' | 'add' | 'price' | 'order';

export const ACTIONS: readonly Action[] = ['list', 'search', 'detail', 'login', 'add', 'price', 'order'];

/** How many shoppers share a deck. Two of them order. */
export const DECK = 40;

/**
 * The actions of 40 shoppers. The shares are those of the shopping mix of TPC-W 1.8, clause 5.3.1, for two orders:
 *
 * | TPC-W | Share of 1.2 for an order | In the deck |
 * |---|---|---|
 * | home, new products, best sellers | 26 | 44 lists |
 * | search results | 17 | 28 searches |
 * | product detail | 17 | 28 details |
 * | customer registration | 3 | 5 logins |
 * | shopping cart | 11.6 | 19 lines added |
 * | buy request | 2.6 | 4 carts priced |
 * | buy confirm | 1.2 | 2 orders |
 *
 * The other 22% of the mix are forms, mostly those of searches, old orders, and the pages of administrators.
 */
export const deck = (): readonly (readonly Action[])[] => Array.from({ length: DECK }, (_, shopper) => actionsOf(shopper));

/** The lines that each shopper who logs in adds; the first two order, and the next two price their carts only. */
const LINES_OF_BUYERS = [4, 4, 4, 4, 3];
const ORDERING = 2;
const PRICING = 4;

function actionsOf(shopper: number): readonly Action[] {
  const lines = LINES_OF_BUYERS[shopper];
  return [
    'list',
    ...(shopper < 4 ? (['list'] as const) : []),
    ...(shopper < 28 ? (['search'] as const) : []),
    ...(shopper >= DECK - 28 ? (['detail'] as const) : []),
    ...(lines === undefined ? [] : (['login', ...Array.from({ length: lines }, () => 'add' as const)] as const)),
    ...(shopper < PRICING ? (['price'] as const) : []),
    ...(shopper < ORDERING ? (['order'] as const) : []),
  ];
}

/** Returns the decks' shoppers without end, each deck in an order of its own that is the same in every run. */
export function* shoppers(): Generator<readonly Action[], never> {
  for (let round = 1; ; round += 1) {
    const shuffled = deck().map((actions, index) => ({ actions, key: (Math.imul((round * DECK + index) | 1, 0x9e3779b1) >>> 8) % 65_537 }));
    for (const { actions } of shuffled.toSorted((a, b) => a.key - b.key)) yield actions;
  }
}
