import type { Schemas } from '@storefront/client';
import type { Metadata } from 'next';
import Link from 'next/link';
import { Pages, pageNumber } from '@/components/lists';
import { ProductCard } from '@/components/product';
import { listCategories, listProducts } from '@/lib/catalog';
import { store } from '@/store';

type Props = { searchParams: Promise<{ q?: string; category?: string; page?: string }> };
type Categories = readonly Schemas['Category'][];

const LIMIT = 24;

export async function generateMetadata({ searchParams }: Props): Promise<Metadata> {
  const { q } = await searchParams;
  return q ? { title: `Search for ${q}` } : {};
}

export default async function ProductsPage({ searchParams }: Props) {
  const { q, category, ...selection } = await searchParams;
  const page = pageNumber(selection.page);
  const filter = { ...(q && { q }), ...(category && { category }) };
  const to = (number: number): string => `/?${new URLSearchParams({ ...filter, page: String(number) })}`;
  const query = { ...filter, limit: LIMIT, offset: (page - 1) * LIMIT };
  const [products, categories] = await Promise.all([listProducts(query), listCategories()]);
  const path = pathTo(categories, category);
  return (
    <>
      <h1>{q ? `Results for “${q}”` : (path.at(-1)?.name ?? store.tagline)}</h1>
      <nav aria-label="Categories" className="categories">
        {[categories, ...path.map(({ children }) => children)].map((level, depth) => (
          <ul key={path[depth - 1]?.id ?? 'top'} hidden={level.length === 0}>
            {depth === 0 && <CategoryLink href="/" name="All" isCurrent={path.length === 0} />}
            {level.map(({ id, slug, name }) => (
              <CategoryLink key={id} href={`/?category=${encodeURIComponent(slug)}`} name={name} isCurrent={path[depth]?.id === id} />
            ))}
          </ul>
        ))}
      </nav>
      {products.data.length === 0 && <p className="empty">Nothing found. Try fewer words, or another category.</p>}
      <ul className="grid">
        {products.data.map((product, index) => (
          <ProductCard key={product.sku} product={product} loading={index < 4 ? 'eager' : 'lazy'} />
        ))}
      </ul>
      <Pages page={page} total={products.total} limit={LIMIT} to={to} />
    </>
  );
}

const CategoryLink = ({ href, name, isCurrent }: { href: string; name: string; isCurrent: boolean }) => (
  <li>
    <Link href={href} aria-current={isCurrent ? 'true' : undefined}>{`${name}`}</Link>
  </li>
);

/** Returns the categories from the top to the one with this slug. */
const pathTo = (categories: Categories, slug: string | undefined): Categories =>
  categories.flatMap((category) => {
    const below = pathTo(category.children, slug);
    return category.slug === slug || below.length > 0 ? [category, ...below] : [];
  });
