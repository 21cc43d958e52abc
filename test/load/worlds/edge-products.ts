import type { ProductRow } from '../../support/systems/a-store.ts';

/** Products with as much data as in a spare-parts store: texts, specs, a price break, a second unit, an image, a category, and a tag. */
export const edgeProducts = (count: number): readonly ProductRow[] =>
  Array.from({ length: count }, (_, index) => {
    const sku = `EDGE-${String(index).padStart(5, '0')}`;
    return {
      sku,
      description: `Brake pad set number ${index}, ceramic, front axle`,
      short_description: 'Quiet, low dust, with wear indicator and fitting kit',
      body: 'Fits most compact cars built since 2009.\n\n- ECE R90 approved\n- Chamfered and slotted\n'.repeat(4),
      specs: { groups: [{ label: 'Dimensions', rows: [{ label: 'Width', value: `${100 + (index % 50)} mm`, highlight: false }] }] },
      list_unit_price: 1250 + index,
      price_breaks: [{ min_quantity: 10, unit_price: 1100 + index }],
      order_uoms: [{ code: 'BOX', label: 'Box of 4', base_quantity: 4, min_order_quantity: 4, increment: 4 }],
      categories: [`brakes/pads-${index % 10}`],
      tags: [{ group: 'Brand', slug: `brand-${index % 7}`, name: `Brand ${index % 7}` }],
      media: [
        {
          kind: 'IMAGE',
          thumb_url: `https://images.example/${sku}-thumb.jpg`,
          large_url: `https://images.example/${sku}-large.jpg`,
          alt_text: 'The pads and their kit',
          position: 0,
          width: 1200,
          height: 900,
        },
      ],
      stock_quantity: 1000,
    };
  });
