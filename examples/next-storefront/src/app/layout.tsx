import type { Metadata } from 'next';
import Link from 'next/link';
import type { ReactNode } from 'react';
import { logOut } from '@/actions/account';
import { SearchBox } from '@/components/search-box';
import { openCart } from '@/lib/cart';
import { setting, shopperToken } from '@/lib/storefront';
import { store } from '@/store';
import '@fontsource-variable/instrument-sans';
import './globals.css';

export const metadata: Metadata = { title: { default: store.name, template: `%s – ${store.name}` }, description: store.tagline };

export default async function Layout({ children }: { children: ReactNode }) {
  const [token, cart] = await Promise.all([shopperToken(), openCart()]);
  const links = token
    ? { 'Order pad': '/order-pad', Lists: '/lists', Orders: '/orders', Invoices: '/invoices', Account: '/account' }
    : { 'Log in': '/account/login', 'Sign up': '/account/signup' };
  return (
    <html lang={store.locale} data-scroll-behavior="smooth">
      <body>
        <a className="skip" href="#main">{`Skip to content`}</a>
        <header className="top">
          <Link href="/" className="brand">{`${store.name}`}</Link>
          <SearchBox baseUrl={setting('STOREFRONT_URL')} apiKey={setting('STOREFRONT_PUBLISHABLE_KEY')} />
          <nav aria-label="Account">
            {Object.entries(links).map(([label, href]) => (
              <Link key={href} href={href}>{`${label}`}</Link>
            ))}
            <form action={logOut} hidden={!token}>
              <button className="link">Log out</button>
            </form>
            <Link href="/cart" className="cart-link">
              Cart <span className="count">{cart?.line_count ?? 0}</span>
            </Link>
          </nav>
        </header>
        <main id="main" tabIndex={-1}>
          {children}
        </main>
        <footer>{`${store.name}. ${store.tagline}.`}</footer>
      </body>
    </html>
  );
}
