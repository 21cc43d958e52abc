const { isRest } = require('./rest.cjs');

/** Jest filter of `npm run test:all`. */
module.exports = (paths) => ({ filtered: paths.filter(isRest) });
