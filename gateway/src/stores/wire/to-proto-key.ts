import type { ApiKey } from '@storefront/proto/storefront/gateway/v1';
import { toMessage } from '@storefront/rpc';
import { toMessage as renamed } from '../../http/input/to-message.ts';
import type { ApiKeyRow } from '../store/keys.ts';

/** An API key as operators see it: never with its text. */
export const toProtoKey = (row: ApiKeyRow): ApiKey => toMessage(renamed(row));
