import { runProcess } from '@storefront/lifecycle';
import { startAdmin } from './start.ts';

await runProcess('admin', startAdmin);
