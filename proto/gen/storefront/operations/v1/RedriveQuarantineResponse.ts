// Original file: storefront/operations/v1/operations.proto


export interface RedriveQuarantineResponse {
  'redriven'?: (number);
}

export interface RedriveQuarantineResponse__Output {
  'redriven': (number);
}
