import { runProcess } from '@storefront/lifecycle';
import { startOrders } from './start.ts';

await runProcess('orders', startOrders);
