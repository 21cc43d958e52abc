import { micromark } from 'micromark';
import { gfmTable, gfmTableHtml } from 'micromark-extension-gfm-table';
import type { Metadata } from 'next';
import Link from 'next/link';
import { AddToCart } from '@/components/add-to-cart';
import { Ruled } from '@/components/lists';
import { Picture, Price } from '@/components/product';
import { getProduct } from '@/lib/catalog';
import { inUnits, money, perUnit } from '@/lib/format';
import { listNames } from '@/lib/lists';
import { clientOf, shopperToken } from '@/lib/storefront';

type Props = { params: Promise<{ sku: string }> };

const productOf = async ({ params }: Props) => getProduct(decodeURIComponent((await params).sku));

export async function generateMetadata(props: Props): Promise<Metadata> {
  const { description, short_description } = await productOf(props);
  return { title: description, description: short_description };
}

export default async function ProductPage(props: Props) {
  const [product, token] = await Promise.all([productOf(props), shopperToken()]);
  const { sku, description, currency, base_uom, gct_amount, body, media, specs } = product;
  const images = media.filter((item) => item.kind === 'IMAGE');
  return (
    <div className="product">
      <div className="gallery">
        {images.map((image) => (
          <Picture key={image.position} media={image} alt={image.alt_text ?? description} sizes="(min-width: 60rem) 38rem, 100vw" />
        ))}
      </div>
      <div className="stack">
        <h1>{description}</h1>
        <p className="lead">{product.short_description}</p>
        <Price product={product} />
        <ul className="hint">
          {gct_amount !== null && <li>{`plus ${money(gct_amount, currency)} tax`}</li>}
          {product.price_breaks.map(({ min_quantity, unit_price }) => (
            <li key={min_quantity}>{`${money(unit_price, currency)} ${perUnit(base_uom)} from ${inUnits(min_quantity, base_uom)}`}</li>
          ))}
          <li>{`Item ${sku}`}</li>
        </ul>
        {token === undefined ? (
          <Link className="button" href={`/account/login?next=/products/${encodeURIComponent(sku)}`}>{`Log in to order`}</Link>
        ) : (
          <AddToCart product={product} lists={await listNames(clientOf(token))} />
        )}
      </div>
      <div className="prose">
        {body && <div dangerouslySetInnerHTML={{ __html: html(body) }} />}
        {specs.groups.map(({ label, rows }) => (
          <section key={label}>
            <h2>{label}</h2>
            <Ruled rows={rows.map((row) => [row.label, row.value])} />
          </section>
        ))}
      </div>
    </div>
  );
}

/** micromark escapes HTML and drops dangerous links. Headings start at the second level, below the name of the product. */
const html = (body: string): string =>
  micromark(body, { extensions: [gfmTable()], htmlExtensions: [gfmTableHtml()] }).replaceAll(/(<\/?h)\d\b/g, '$12');
