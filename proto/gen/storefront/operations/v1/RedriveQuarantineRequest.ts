// Original file: storefront/operations/v1/operations.proto


export interface RedriveQuarantineRequest {
  'eventId'?: (string);
  '_eventId'?: "eventId";
}

export interface RedriveQuarantineRequest__Output {
  'eventId'?: (string);
  '_eventId'?: "eventId";
}
