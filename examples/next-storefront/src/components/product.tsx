import type { Schemas } from '@storefront/client';
import Link from 'next/link';
import type { ComponentProps } from 'react';
import { money, perUnit } from '@/lib/format';

/** A product in a list. Its image says nothing that the name does not. */
export const ProductCard = ({ product, loading }: { product: Schemas['ProductListItem']; loading: 'eager' | 'lazy' }) => (
  <li className="card">
    <Picture media={product.cover} sizes="(min-width: 60rem) 17rem, 45vw" loading={loading} />
    <h2>
      <Link href={`/products/${encodeURIComponent(product.sku)}`}>{product.description}</Link>
    </h2>
    <Price product={product} />
  </li>
);

type PictureProps = ComponentProps<'img'> & { media: Schemas['MediaImage'] | null | undefined };

/** A frame with an image of the API, in the smallest derivative that is sharp. */
export const Picture = ({ media, alt = '', ...attributes }: PictureProps) => {
  const sources = media && { src: media.thumb_url, srcSet: `${media.thumb_url} 320w, ${media.large_url} 960w` };
  return <div className="picture">{sources && <img alt={alt} width={960} height={720} {...attributes} {...sources} />}</div>;
};

const BANDS = { IN_STOCK: 'In stock', LOW: 'Low stock', OUT: 'Out of stock', UNKNOWN: 'Availability on request' } as const;

/** The price of one base unit before tax, what it was before a sale, and whether it can be delivered. */
export function Price({ product }: { product: Schemas['ProductListItem'] }) {
  const { unit_price, compare_at_unit_price: before, discount_percent, currency, base_uom, price_source, availability } = product;
  return (
    <>
      <p className="price">
        <span className="amount">{unit_price === null ? 'Price on request' : money(unit_price, currency)}</span>{' '}
        <small>{perUnit(base_uom)}</small>
        {before !== null && (
          <small className="bad">
            <span className="unseen">Before: </span>
            <s>{money(before, currency)}</s> −{discount_percent}%
          </small>
        )}
        {price_source === 'CONTRACT' && <small className="badge">Your price</small>}
      </p>
      <p className={`stock ${availability.toLowerCase()}`}>{BANDS[availability]}</p>
    </>
  );
}
