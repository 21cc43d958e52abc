export { type Keyring, keyring, parseKeyring, type SealedSecret } from './keyring.ts';
export { open, SECRET_KEY_BYTES, seal } from './sealed-text.ts';
export { writePrivateFile } from './write-private-file.ts';
