// Original file: google/rpc/status.proto

import type { Any as _google_protobuf_Any, Any__Output as _google_protobuf_Any__Output } from '../../google/protobuf/Any.ts';

/**
 * The standard rich error of gRPC. It travels in the metadata key grpc-status-details-bin.
 */
export interface Status {
  'code'?: (number);
  'message'?: (string);
  'details'?: (_google_protobuf_Any)[];
}

/**
 * The standard rich error of gRPC. It travels in the metadata key grpc-status-details-bin.
 */
export interface Status__Output {
  'code': (number);
  'message': (string);
  'details': (_google_protobuf_Any__Output)[];
}
