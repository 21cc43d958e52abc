import { writeFileSync } from 'node:fs';
import { DEPLOYED_AUTHORIZATION, deployedAuthorization } from './deployed-authorization.ts';

writeFileSync(DEPLOYED_AUTHORIZATION, deployedAuthorization());
