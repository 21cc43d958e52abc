import { expect, test } from '@jest/globals';
import { renderMediaRef } from './media.ts';
import { renderWebhookFilter } from './webhook-filter.ts';

const SET = {
  thumbUrl: 'https://cdn.example/thumb.webp',
  largeUrl: 'https://cdn.example/large.webp',
  provider: 'video.example',
  embedUrl: 'https://video.example/embed',
  posterUrl: 'https://video.example/poster.webp',
  durationSeconds: 12.5,
  position: 0,
  width: 640,
  height: 480,
};

test('an image has no fields of a video, even if they were imported', () => {
  expect(renderMediaRef({ ...SET, kind: 'IMAGE' })).toMatchObject({
    kind: 'IMAGE',
    thumb_url: SET.thumbUrl,
    provider: null,
    embed_url: null,
    poster_url: null,
    duration_seconds: null,
  });
});

test('a filter has its values as JSON', () => {
  expect(renderWebhookFilter({ field: 'total', in: ['"1"', '1', 'null'] })).toEqual({ field: 'total', in: ['1', 1, null] });
});

test('a video has its own fields', () => {
  expect(renderMediaRef({ ...SET, kind: 'VIDEO' })).toMatchObject({
    kind: 'VIDEO',
    provider: 'video.example',
    embed_url: SET.embedUrl,
    poster_url: SET.posterUrl,
    duration_seconds: 12.5,
    width: 640,
    height: 480,
  });
});
