import type { Schemas, Storefront } from '@storefront/client';
import type { Request, Response } from 'express';
import type { ViewContent } from '../../page/views/view-content.ts';
import type { GatewayClient } from '../gateway-client.ts';
import type { Outbox } from './outbox.ts';

/** A request for a page, and what its handler needs to answer it. */
export interface Visit {
  readonly request: Request;
  readonly response: Response;
  /** Calls the API with the secret key, and for the shopper who is signed in. */
  readonly api: Storefront;
  /** Null for visitors. */
  readonly me: Schemas['Me'] | null;
  /** The form that was sent; empty for other requests. */
  readonly form: FormData;
  readonly query: URLSearchParams;
  /** The address of this server, for links in mails. */
  readonly origin: string;
  readonly outbox: Outbox;
}

/** Answers a request with a page, or with an address to go to. */
export type Page = (visit: Visit) => Promise<ViewContent | string>;

/** A page of the server, which needs no JavaScript. */
export interface PageRoute {
  readonly method: 'get' | 'post';
  readonly path: string;
  /** `anyone`, or only shoppers, who are asked to sign in. */
  readonly access: 'anyone' | 'shopper';
  readonly page: Page;
}

/** What the pages need of this server. */
export interface PageDeps {
  readonly gateway: GatewayClient;
  readonly outbox: Outbox;
}

/** Returns a text field of a form; empty if there is none. */
export function textOf(form: FormData, name: string): string {
  const value = form.get(name);
  return typeof value === 'string' ? value.trim() : '';
}
