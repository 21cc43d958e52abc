import { runProcess } from '@storefront/lifecycle';
import { startGateway } from './start.ts';

await runProcess('gateway', startGateway);
