import { runProcess } from '@storefront/lifecycle';
import { startCart } from './start.ts';

await runProcess('cart', startCart);
