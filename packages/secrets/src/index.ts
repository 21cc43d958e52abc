export { type Keyring, keyring, parseKeyring, type SealedSecret } from './keyring.ts';
export { readPrivateFile, writePrivateFile } from './private-file.ts';
export { open, SECRET_KEY_BYTES, seal } from './sealed-text.ts';
