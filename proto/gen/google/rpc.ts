import type * as google_protobuf from './protobuf.ts'

/**
 * The standard rich error of gRPC. It travels in the metadata key grpc-status-details-bin.
 */
export interface Status {
  'code'?: (number);
  'message'?: (string);
  'details'?: (google_protobuf.Any)[];
}

/**
 * The standard rich error of gRPC. It travels in the metadata key grpc-status-details-bin.
 */
export interface Status__Output {
  'code': (number);
  'message': (string);
  'details': (google_protobuf.Any__Output)[];
}
