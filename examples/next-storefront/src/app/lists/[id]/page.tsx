import type { Metadata } from 'next';
import { ListPanel } from '@/components/list-panel';
import { OrderPad } from '@/components/order-pad';
import { listedProduct } from '@/lib/catalog';
import { read, shopperClient } from '@/lib/storefront';

export const metadata: Metadata = { title: 'List' };

export default async function ListPage({ params }: { params: Promise<{ id: string }> }) {
  const list_id = (await params).id;
  const client = await shopperClient(`/lists/${list_id}`);
  const [{ data: list }, { data: me }] = await Promise.all([
    read(client.GET('/v1/lists/{list_id}', { params: { path: { list_id } } })),
    read(client.GET('/v1/me')),
  ]);
  const items = list.lines.map(async (line) => ({ line, product: await listedProduct(line.sku), warnings: [] }));
  return (
    <>
      <h1>{list.name}</h1>
      <div className="columns">
        <ListPanel items={await Promise.all(items)} list={list} currency={me.currency} />
        <section className="summary stack" aria-labelledby="add">
          <h2 id="add">Add items</h2>
          <OrderPad submit="Add to the list" listId={list_id} />
        </section>
      </div>
    </>
  );
}
