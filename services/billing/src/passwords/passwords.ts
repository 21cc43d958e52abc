import { argon2, randomBytes, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';
import { normalPassword } from '../domain/identity.ts';
import { limitConcurrency } from './limit-concurrency.ts';

/** Hashes passwords and checks them. */
export interface Passwords {
  /** A PHC string with its own salt and parameters. */
  hash(password: string): Promise<string>;
  /** Whether the password made this hash. Without a hash it works as long and answers false. */
  matches(hash: string | null, password: string): Promise<boolean>;
}

/** OWASP's first choice for argon2id: 19 MiB, two passes, one lane; about 20 ms of one core. Stored with each hash, so they may rise later. */
const PARAMETERS = { memory: 19_456, passes: 2, parallelism: 1 };
/** RFC 9106 asks for 16 bytes of salt, and for 32 of tag where the tag is a password's hash. */
const SALT_BYTES = 16;
const TAG_BYTES = 32;
/** Argon2 runs on libuv's four threads, which name resolution and files share: half of them stay free. */
const RUNNING_MAX = 2;
/** About two seconds of work: whoever would wait longer is better told to come again. */
const WAITING_MAX = 200;

interface StoredHash {
  readonly memory: number;
  readonly passes: number;
  readonly parallelism: number;
  readonly salt: Buffer;
  readonly tag: Buffer;
}

/** A hash that no password makes, checked in the place of one that is not there, so that both answers take the same time. */
const NOBODYS_HASH: StoredHash = { ...PARAMETERS, salt: Buffer.alloc(SALT_BYTES), tag: Buffer.alloc(TAG_BYTES) };

const derive = promisify(argon2);

/** Argon2id with a bounded number of hashes at work. */
export function createPasswords(): Passwords {
  const limited = limitConcurrency({ running: RUNNING_MAX, waiting: WAITING_MAX });

  const tagOf = (password: string, { salt: nonce, tag, ...parameters }: StoredHash): Promise<Buffer> =>
    limited(() => derive('argon2id', { message: normalPassword(password), nonce, tagLength: tag.length, ...parameters }));

  return {
    async hash(password) {
      const fresh = { ...NOBODYS_HASH, salt: randomBytes(SALT_BYTES) };
      return encode({ ...fresh, tag: await tagOf(password, fresh) });
    },
    async matches(hash, password) {
      const stored = hash === null ? NOBODYS_HASH : decode(hash);
      const same = timingSafeEqual(await tagOf(password, stored), stored.tag);
      return hash !== null && same;
    },
  };
}

const encode = ({ memory, passes, parallelism, salt, tag }: StoredHash): string =>
  `$argon2id$v=19$m=${memory},t=${passes},p=${parallelism}$${unpadded(salt)}$${unpadded(tag)}`;

const PHC = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([A-Za-z0-9+/]+)\$([A-Za-z0-9+/]+)$/;

function decode(hash: string): StoredHash {
  const [, memory, passes, parallelism, salt = '', tag = ''] = PHC.exec(hash) ?? [];
  if (memory === undefined) throw new Error('a stored password hash is not an argon2id PHC string');
  return {
    memory: Number(memory),
    passes: Number(passes),
    parallelism: Number(parallelism),
    salt: Buffer.from(salt, 'base64'),
    tag: Buffer.from(tag, 'base64'),
  };
}

const unpadded = (bytes: Buffer): string => bytes.toString('base64').replace(/=+$/, '');
