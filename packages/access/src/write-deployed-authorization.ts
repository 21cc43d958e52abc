import { writeFileSync } from 'node:fs';
import { DEPLOYED_AUTHORIZATIONS, deployedAuthorization } from './deployed-authorization.ts';

for (const file of DEPLOYED_AUTHORIZATIONS) writeFileSync(file, deployedAuthorization());
