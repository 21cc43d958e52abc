import { runProcess } from '@storefront/lifecycle';
import { startWebhooks } from './start.ts';

await runProcess('webhooks', startWebhooks);
