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

const shown = (media: readonly MediaRef[]) => {
  const gallery = galleryOf(media);
  return { cover: gallery.cover?.altText, media: gallery.media.map(({ altText, position }) => [altText, position]) };
};

describe('a gallery', () => {
  test('begins with its first image, and its positions follow what is shown', () => {
    expect(shown([aRef('VIDEO', 'film', 0), aRef('IMAGE', 'front', 1), aRef('IMAGE', 'back', 2)])).toEqual({
      cover: 'front',
      media: [
        ['front', 0],
        ['film', 1],
        ['back', 2],
      ],
    });
  });

  test('whose first piece is an image stays as it is', () => {
    expect(shown([aRef('IMAGE', 'front', 0), aRef('VIDEO', 'film', 1)]).media).toEqual([
      ['front', 0],
      ['film', 1],
    ]);
  });

  test('of films alone has no cover', () => {
    expect(shown([aRef('VIDEO', 'film', 0)])).toEqual({ cover: undefined, media: [['film', 0]] });
    expect(shown([])).toEqual({ cover: undefined, media: [] });
  });
});
