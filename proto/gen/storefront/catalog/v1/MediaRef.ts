// Original file: storefront/catalog/v1/catalog.proto


export interface MediaRef {
  'kind'?: (string);
  'thumbUrl'?: (string);
  'largeUrl'?: (string);
  'provider'?: (string);
  'embedUrl'?: (string);
  'posterUrl'?: (string);
  'durationSeconds'?: (number | string);
  'altText'?: (string);
  'caption'?: (string);
  'position'?: (number);
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

export interface MediaRef__Output {
  'kind': (string);
  'thumbUrl'?: (string);
  'largeUrl'?: (string);
  'provider'?: (string);
  'embedUrl'?: (string);
  'posterUrl'?: (string);
  'durationSeconds'?: (number);
  'altText'?: (string);
  'caption'?: (string);
  'position': (number);
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
