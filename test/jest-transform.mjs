/** Jest's transform is Node's own type stripping, so that tests run the very code that runs in production. */
import { stripTypeScriptTypes } from 'node:module';

export default {
  process: (source) => ({ code: stripTypeScriptTypes(source, { mode: 'strip' }) }),
};
