export { createOperators } from './create-operators.ts';
export { insertToken, listTokens, revokeToken, type StoredToken } from './stored-tokens.ts';
