// Original file: storefront/common/v1/common.proto


/**
 * A section missing from a partial response.
 */
export interface SectionError {
  /**
   * The path of the missing section, such as availability or lines[].description.
   */
  'field'?: (string);
  /**
   * downstream_timeout or downstream_unavailable.
   */
  'code'?: (string);
  'detail'?: (string);
}

/**
 * A section missing from a partial response.
 */
export interface SectionError__Output {
  /**
   * The path of the missing section, such as availability or lines[].description.
   */
  'field': (string);
  /**
   * downstream_timeout or downstream_unavailable.
   */
  'code': (string);
  'detail': (string);
}
