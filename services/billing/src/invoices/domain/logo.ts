import { invalid } from '@storefront/errors';

/** Enough for a sharp logo at three inches in print. Each PDF embeds the logo, and the request with it must fit in a gRPC message. */
export const LOGO_BYTES_MAX = 256 * 1024;
/** A logo is decoded into memory at each rendering: 4 bytes a pixel. */
const LOGO_PIXELS_MAX = 2_000_000;

const PNG_SIGNATURE = '89504e470d0a1a0a';

interface ImageSize {
  readonly width: number;
  readonly height: number;
}

/** Throws `validation_error` unless the bytes begin like a PNG or JPEG of an acceptable size. */
export function checkLogo(bytes: Buffer): void {
  if (bytes.length > LOGO_BYTES_MAX) throw invalid('logo', `must be at most ${LOGO_BYTES_MAX / 1024} KiB`);
  const size = pngSize(bytes) ?? jpegSize(bytes);
  if (size === undefined || size.width < 1 || size.height < 1) throw invalid('logo', 'must be a PNG or JPEG image');
  if (size.width * size.height > LOGO_PIXELS_MAX) throw invalid('logo', `must have at most ${LOGO_PIXELS_MAX} pixels`);
}

function pngSize(bytes: Buffer): ImageSize | undefined {
  if (bytes.length < 24 || bytes.subarray(0, 8).toString('hex') !== PNG_SIGNATURE) return undefined;
  return { width: bytes.readUInt32BE(16), height: bytes.readUInt32BE(20) };
}

/** Reads the first frame header (SOF0 to SOF15 without DHT, JPG, and DAC). */
function jpegSize(bytes: Buffer): ImageSize | undefined {
  if (bytes.length < 4 || bytes.readUInt16BE(0) !== 0xffd8) return undefined;
  for (let at = 2; at + 9 <= bytes.length; at += 2 + bytes.readUInt16BE(at + 2)) {
    const marker = bytes.readUInt16BE(at);
    if (marker < 0xffc0 || marker > 0xfffe) return undefined;
    if (marker <= 0xffcf && ![0xffc4, 0xffc8, 0xffcc].includes(marker)) {
      return { height: bytes.readUInt16BE(at + 5), width: bytes.readUInt16BE(at + 7) };
    }
  }
  return undefined;
}
