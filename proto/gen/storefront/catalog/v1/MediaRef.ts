// Original file: storefront/catalog/v1/catalog.proto


/**
 * An image or a video.
 */
export interface MediaRef {
  /**
   * IMAGE or VIDEO.
   */
  'kind'?: (string);
  'thumbUrl'?: (string);
  'largeUrl'?: (string);
  'provider'?: (string);
  'embedUrl'?: (string);
  'posterUrl'?: (string);
  'durationSeconds'?: (number | string);
  'altText'?: (string);
  'caption'?: (string);
  /**
   * Order within the gallery, from 0.
   */
  'position'?: (number);
  /**
   * In pixels.
   */
  'width'?: (number);
  'height'?: (number);
  '_thumbUrl'?: "thumbUrl";
  '_largeUrl'?: "largeUrl";
  '_provider'?: "provider";
  '_embedUrl'?: "embedUrl";
  '_posterUrl'?: "posterUrl";
  '_durationSeconds'?: "durationSeconds";
  '_altText'?: "altText";
  '_caption'?: "caption";
  '_width'?: "width";
  '_height'?: "height";
}

/**
 * An image or a video.
 */
export interface MediaRef__Output {
  /**
   * IMAGE or VIDEO.
   */
  'kind': (string);
  'thumbUrl'?: (string);
  'largeUrl'?: (string);
  'provider'?: (string);
  'embedUrl'?: (string);
  'posterUrl'?: (string);
  'durationSeconds'?: (number);
  'altText'?: (string);
  'caption'?: (string);
  /**
   * Order within the gallery, from 0.
   */
  'position': (number);
  /**
   * In pixels.
   */
  'width'?: (number);
  'height'?: (number);
  '_thumbUrl'?: "thumbUrl";
  '_largeUrl'?: "largeUrl";
  '_provider'?: "provider";
  '_embedUrl'?: "embedUrl";
  '_posterUrl'?: "posterUrl";
  '_durationSeconds'?: "durationSeconds";
  '_altText'?: "altText";
  '_caption'?: "caption";
  '_width'?: "width";
  '_height'?: "height";
}
