'use client';

import { createStorefront, type Schemas, settle } from '@storefront/client';
import Link from 'next/link';
import { useEffect, useMemo, useState } from 'react';
import { money } from '@/lib/format';

const DEBOUNCE_MS = 200;
const INPUT = { name: 'q', type: 'search', placeholder: 'Search products', 'aria-label': 'Search products', autoComplete: 'off' } as const;

/** Searches as the shopper types, directly at the API with the publishable key. Without JavaScript it is a form. */
export function SearchBox({ baseUrl, apiKey }: { baseUrl: string; apiKey: string }) {
  const storefront = useMemo(() => createStorefront({ baseUrl, apiKey, retries: 0 }), [baseUrl, apiKey]);
  const [text, setText] = useState('');
  const [found, setFound] = useState<Schemas['ProductPage']>();

  useEffect(() => {
    const controller = new AbortController();
    const timer = setTimeout(async () => {
      if (text.trim().length < 2) return setFound(undefined);
      const params = { query: { q: text.trim(), limit: 5 } };
      const outcome = await settle(storefront.GET('/v1/products', { params, signal: controller.signal }));
      if (!controller.signal.aborted) setFound(outcome.ok ? outcome.data : undefined);
    }, DEBOUNCE_MS);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [text, storefront]);

  const close = (): void => setFound(undefined);
  return (
    <search className="search" onKeyDown={({ key }) => key === 'Escape' && close()}>
      <form action="/" className="row">
        <input {...INPUT} onChange={(event) => setText(event.target.value)} />
        <button className="button">Search</button>
      </form>
      <p role="status" className="unseen">{`${found ? `Products found: ${found.total}` : ''}`}</p>
      <ul className="suggestions" hidden={!found?.data.length}>
        {found?.data.map(({ sku, description, unit_price, currency }) => (
          <li key={sku}>
            <Link href={`/products/${encodeURIComponent(sku)}`} onClick={close}>
              {description} <span className="amount">{money(unit_price, currency)}</span>
            </Link>
          </li>
        ))}
      </ul>
    </search>
  );
}
