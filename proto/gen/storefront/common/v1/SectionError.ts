// Original file: storefront/common/v1/common.proto


export interface SectionError {
  'field'?: (string);
  'code'?: (string);
  'detail'?: (string);
}

export interface SectionError__Output {
  'field': (string);
  'code': (string);
  'detail': (string);
}
