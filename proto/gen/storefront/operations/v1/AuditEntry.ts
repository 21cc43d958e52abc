// Original file: storefront/operations/v1/operations.proto

import type { Long } from '@grpc/proto-loader';

/**
 * One call of an operator.
 */
export interface AuditEntry {
  'position'?: (number | string | Long);
  'at'?: (string);
  /**
   * The name of the token; `root` for that of the environment.
   */
  'operator'?: (string);
  'tokenId'?: (string);
  /**
   * The RPC, such as `storefront.cart.v1.CartAdminService/EndPromotion`.
   */
  'action'?: (string);
  /**
   * changed, started, exported, or denied.
   */
  'outcome'?: (string);
  'tenantId'?: (string);
  'mode'?: (string);
  'object'?: (string);
  'objectId'?: (string);
  /**
   * JSON.
   */
  'details'?: (string);
  /**
   * JSON; unset if the object did not exist.
   */
  'before'?: (string);
  /**
   * JSON; unset if the object no longer exists.
   */
  'after'?: (string);
  'requestId'?: (string);
  '_tokenId'?: "tokenId";
  '_tenantId'?: "tenantId";
  '_mode'?: "mode";
  '_object'?: "object";
  '_objectId'?: "objectId";
  '_before'?: "before";
  '_after'?: "after";
}

/**
 * One call of an operator.
 */
export interface AuditEntry__Output {
  'position': (string);
  'at': (string);
  /**
   * The name of the token; `root` for that of the environment.
   */
  'operator': (string);
  'tokenId'?: (string);
  /**
   * The RPC, such as `storefront.cart.v1.CartAdminService/EndPromotion`.
   */
  'action': (string);
  /**
   * changed, started, exported, or denied.
   */
  'outcome': (string);
  'tenantId'?: (string);
  'mode'?: (string);
  'object'?: (string);
  'objectId'?: (string);
  /**
   * JSON.
   */
  'details': (string);
  /**
   * JSON; unset if the object did not exist.
   */
  'before'?: (string);
  /**
   * JSON; unset if the object no longer exists.
   */
  'after'?: (string);
  'requestId': (string);
  '_tokenId'?: "tokenId";
  '_tenantId'?: "tenantId";
  '_mode'?: "mode";
  '_object'?: "object";
  '_objectId'?: "objectId";
  '_before'?: "before";
  '_after'?: "after";
}
