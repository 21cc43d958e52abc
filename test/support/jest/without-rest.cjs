const { isRest } = require('./rest.cjs');

/** Jest filter of `npm test`. */
module.exports = (paths) => ({ filtered: paths.filter((path) => !isRest(path)) });
