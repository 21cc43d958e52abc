import { describe, expect, test } from '@jest/globals';
import { galleryOf, type MediaRef } from './media.ts';

const aRef = (kind: MediaRef['kind'], altText: string, position: number): MediaRef => ({
  kind,
  thumbUrl: null,
  largeUrl: null,
  provider: null,
  embedUrl: null,
  posterUrl: null,
  durationSeconds: null,
  altText,
  caption: null,
  position,
  width: null,
  height: null,
});

const orderOf = (media: readonly MediaRef[]) => {
  const gallery = galleryOf(media);
  return { cover: gallery.cover?.altText, media: gallery.media.map(({ altText, position }) => [altText, position]) };
};

describe('a gallery', () => {
  test('the first image is the cover and comes first, and positions are renumbered', () => {
    expect(orderOf([aRef('VIDEO', 'video', 0), aRef('IMAGE', 'front', 1), aRef('IMAGE', 'back', 2)])).toEqual({
      cover: 'front',
      media: [
        ['front', 0],
        ['video', 1],
        ['back', 2],
      ],
    });
  });

  test('the order stays if an image already comes first', () => {
    expect(orderOf([aRef('IMAGE', 'front', 0), aRef('VIDEO', 'video', 1)]).media).toEqual([
      ['front', 0],
      ['video', 1],
    ]);
  });

  test('there is no cover without an image', () => {
    expect(orderOf([aRef('VIDEO', 'video', 0)])).toEqual({ cover: undefined, media: [['video', 0]] });
    expect(orderOf([])).toEqual({ cover: undefined, media: [] });
  });
});
