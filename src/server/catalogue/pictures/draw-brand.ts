import sharp from 'sharp'
import { display, shapes, widthOf } from './letters.ts'
import type { IconOrder, Lockup, MonogramOrder } from './picture-orders.ts'

/** The logo of an agency without one: its initial in its colour. */
export function drawMonogram({ monogram: { letter, ground, ink } }: MonogramOrder): Buffer {
  const pixels = 38
  const left = 32 - widthOf(display, letter, pixels) / 2
  const sign = shapes(display, letter, { pixels, left, base: 45, colour: ink })
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><circle cx="32" cy="32" r="32" fill="${ground}"/>${sign}</svg>`,
  )
}

/** Vector files are rasterised at a density that fits the target size, and no finer. */
async function fitted(file: Uint8Array, width: number, height: number): Promise<Buffer> {
  const { height: own } = await sharp(file).metadata()
  const density = Math.min(2400, Math.max(1, Math.ceil((72 * height) / own)))
  return sharp(file, { density }).resize({ width, height, fit: 'inside' }).png().toBuffer()
}

/** The mark in the middle of a square: with a background where a system would add its own. */
export async function drawIcon({
  mark,
  icon: { size, inset, ground },
}: IconOrder): Promise<Buffer> {
  const inner = Math.round(size * (1 - 2 * inset))
  const background = ground ?? { r: 0, g: 0, b: 0, alpha: 0 }
  return sharp({ create: { width: size, height: size, channels: 4, background } })
    .composite([{ input: await fitted(mark, inner, inner), gravity: 'centre' }])
    .png()
    .toBuffer()
}

/** Mark and name side by side in white, or the agency's own drawing of both. */
export async function drawLockup({ word, mark, name }: Lockup, height: number): Promise<Buffer> {
  if (word) return fitted(word, 480, height)
  const pixels = Math.round(height * 0.6)
  const left = height + Math.round(height * 0.25)
  const width = Math.ceil(Math.min(left + widthOf(display, name, pixels) + 4, 1000))
  const letters = shapes(display, name, { pixels, left, base: height * 0.71, colour: '#FFFFFF' })
  const words = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${letters}</svg>`
  return sharp({
    create: { width, height, channels: 4, background: { r: 0, g: 0, b: 0, alpha: 0 } },
  })
    .composite([
      { input: await fitted(mark, height, height), left: 0, top: 0 },
      { input: Buffer.from(words), left: 0, top: 0 },
    ])
    .png()
    .toBuffer()
}
