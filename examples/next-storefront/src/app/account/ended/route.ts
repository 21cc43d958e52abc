import { redirect } from 'next/navigation';
import { shopperToken } from '@/lib/storefront';

/** Where a page leads when the API refuses the token of its shopper. The proxy has dropped it by now, and found out if the session goes on. */
export const GET = async (): Promise<Response> => redirect((await shopperToken()) === undefined ? '/account/login?ended=1' : '/');
