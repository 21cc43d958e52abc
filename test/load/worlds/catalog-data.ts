import type { ProductRow } from '../../support/systems/a-store.ts';

// A spare-parts catalog of any size that is identical in every run: each product is a function of its number.

const NOUNS =
  'pad disc filter bolt nut lamp wiper hose belt pump seal bearing gasket chain sprocket mirror clutch radiator alternator starter battery spark plug coil injector sensor valve piston ring crankshaft camshaft tensioner pulley caliper drum shoe cylinder reservoir cap thermostat fan condenser compressor evaporator muffler manifold catalyst bracket bushing strut damper spring stabilizer axle joint boot hub wheel tyre rim'.split(
    ' ',
  );
const QUALITIES =
  'ceramic steel alloy carbon rubber copper brass chrome matte heavy light sport classic premium eco reinforced sealed vented slotted drilled front rear left right upper lower inner outer'.split(
    ' ',
  );
const SYLLABLES = 'ka to mi ra vel dor san qui lem por zen tal bru hex nor fi gan sol ver dun'.split(' ');
const FIRST_SYLLABLES_MAX = 400;

export const skuOf = (index: number): string => `PART-${String(index).padStart(7, '0')}`;

/** Product number `index` as a row of the import format, with texts, specs, an image, a price break, a second unit, categories, tags, and stock. */
export function catalogProduct(index: number): ProductRow {
  const pick = picker(index);
  const noun = pick(NOUNS);
  const qualities = `${pick(QUALITIES)} ${pick(QUALITIES)}`;
  const brand = brandOf(pick.number(FIRST_SYLLABLES_MAX));
  const price = 100 + pick.number(900_000) / 100;
  return {
    sku: skuOf(index),
    description: `${brand} ${qualities} ${noun} ${100 + pick.number(900)}`,
    short_description: `${noun} for ${brandOf(pick.number(FIRST_SYLLABLES_MAX))} and ${brandOf(pick.number(FIRST_SYLLABLES_MAX))}, ${pick(QUALITIES)}`,
    body: `Fits what it says.\n\n- ${qualities}\n- Checked twice\n`.repeat(3),
    specs: { groups: [{ label: 'Dimensions', rows: [{ label: 'Width', value: `${pick.number(200)} mm`, highlight: true }] }] },
    list_unit_price: price.toFixed(2),
    price_breaks: index % 3 === 0 ? [{ min_quantity: 10, unit_price: (price * 0.9).toFixed(2) }] : [],
    sale_unit_price: index % 17 === 0 ? (price * 0.8).toFixed(2) : null,
    order_uoms: index % 5 === 0 ? [{ code: 'BOX', label: 'Box of 12', base_quantity: 12, min_order_quantity: 1, increment: 1 }] : [],
    categories: [`system-${pick.number(20)}/group-${pick.number(30)}`],
    tags: [
      { group: 'brand', slug: `brand-${pick.number(200)}` },
      { group: 'fit', slug: pick(QUALITIES) },
    ],
    media: [{ kind: 'IMAGE', thumb_url: `https://images.example/${index}-t.webp`, large_url: `https://images.example/${index}-l.webp` }],
    stock_quantity: pick.number(60),
  };
}

/** A search as shoppers type it: a noun with a quality or a brand, prefixes, a misspelling, or a SKU. */
export function searchQuery(index: number): string {
  const pick = picker(index ^ 0x5eed);
  const noun = pick(NOUNS);
  const [quality, brand] = [pick(QUALITIES), brandOf(pick.number(FIRST_SYLLABLES_MAX))];
  const kinds = [
    `${quality} ${noun}`,
    `${brand} ${noun}`,
    `${noun} ${quality} ${brand}`,
    `${brand.slice(0, 4)} ${noun.slice(0, 4)}`,
    `${swapped(quality)} ${noun} ${brand}`,
    skuOf(pick.number(100_000)),
  ];
  return pick(kinds);
}

const swapped = (word: string): string => `${word[0]}${word[2]}${word[1]}${word.slice(3)}`;

function brandOf(number: number): string {
  const part = (index: number): string => SYLLABLES[Math.floor(number / SYLLABLES.length ** index) % SYLLABLES.length] ?? '';
  return `${part(0)}${part(1)}${number % 2 === 0 ? 'x' : 'co'}`;
}

interface Picker {
  <T>(from: readonly T[]): T;
  number(below: number): number;
}

/** A deterministic pseudo-random generator (mulberry32, seeded by the product's number). */
function picker(seed: number): Picker {
  let state = (seed + 1) * 0x9e3779b1;
  const number = (below: number): number => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) % below;
  };
  const pick = <T>(from: readonly T[]): T => from[number(from.length)] as T;
  return Object.assign(pick, { number });
}
