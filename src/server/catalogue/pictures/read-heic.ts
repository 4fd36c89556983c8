import { crc32, deflateSync } from 'node:zlib'
import { maxPicturePixels } from '../../../domain/catalogue/picture-uploads.ts'
import { Refused } from './refused.ts'

export type Pixels = { data: Uint8ClampedArray; width: number; height: number }

/**
 * Decodes iPhone photographs. The codec is patented, so the picture library comes without it; this is the
 * same decoder compiled to WebAssembly. It rotates the picture as the camera was held.
 */
export async function readHeic(content: Uint8Array): Promise<Pixels> {
  const { default: open } = await import('libheif-js/wasm-bundle.js')
  const images = new open.HeifDecoder().decode(content)
  // A burst or a live photograph contains several pictures: the first is the chosen one.
  const [image] = images
  if (!image) throw new Refused('broken')
  const [width, height] = [image.get_width(), image.get_height()]
  if (width * height > maxPicturePixels) throw new Refused('too_many_pixels')
  const data = new Uint8ClampedArray(width * height * 4)
  await new Promise<void>((resolve, reject) => {
    image.display({ data, width, height }, (shown) => {
      if (shown) resolve()
      else reject(new Refused('broken'))
    })
  })
  for (const one of images) one.free()
  return { data, width, height }
}

/** The embedded colour profile: iPhones write that of their screens. Undefined: sRGB. */
export function colourProfileOf(content: Uint8Array): Buffer | undefined {
  const bytes = Buffer.from(content.buffer, content.byteOffset, content.byteLength)
  const at = bytes.indexOf('colrprof', 0, 'latin1')
  if (at < 4) return undefined
  const end = at - 4 + bytes.readUInt32BE(at - 4)
  const profile = bytes.subarray(at + 8, end)
  return profile.length > 128 && profile.toString('latin1', 36, 40) === 'acsp' ? profile : undefined
}

/** A PNG with a colour profile, because the picture library reads profiles from files only. */
export function withProfile(png: Buffer, profile: Buffer): Buffer {
  const name = Buffer.from('profile\0\0', 'latin1')
  const body = Buffer.concat([Buffer.from('iCCP', 'latin1'), name, deflateSync(profile)])
  const chunk = Buffer.alloc(body.length + 8)
  chunk.writeUInt32BE(body.length - 4, 0)
  body.copy(chunk, 4)
  chunk.writeUInt32BE(crc32(body), body.length + 4)
  // Inserted after the signature and the header, which have a fixed length.
  return Buffer.concat([png.subarray(0, 33), chunk, png.subarray(33)])
}
