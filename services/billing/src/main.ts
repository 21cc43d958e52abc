import { runProcess } from '@storefront/lifecycle';
import { startBilling } from './start.ts';

await runProcess('billing', startBilling);
