/** Transforms with Node's type stripping, so that tests run the same code as production. */
import { stripTypeScriptTypes } from 'node:module';

export default {
  process: (source) => ({ code: stripTypeScriptTypes(source, { mode: 'strip' }) }),
};
