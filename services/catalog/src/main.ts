import { runProcess } from '@storefront/lifecycle';
import { startCatalog } from './start.ts';

await runProcess('catalog', startCatalog);
