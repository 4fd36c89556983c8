import { fileURLToPath } from 'node:url'
import { type Font, openSync } from 'fontkit'

const fontAt = (path: string) => openSync(fileURLToPath(new URL(path, import.meta.url))) as Font
export const display = fontAt('./fonts/bricolage-grotesque-700.ttf')
export const body = fontAt('../../platform/pdf/fonts/figtree-400.ttf')

export function widthOf(font: Font, text: string, pixels: number): number {
  return (font.layout(text).advanceWidth / font.unitsPerEm) * pixels
}

export type Line = { pixels: number; left: number; base: number; colour: string }

/** Text as vector shapes, so that no fonts need to be installed on the machine. */
export function shapes(font: Font, text: string, { pixels, left, base, colour }: Line): string {
  const scale = pixels / font.unitsPerEm
  const { glyphs, positions } = font.layout(text)
  let x = left / scale
  const drawn = glyphs.map((glyph, at) => {
    const { xAdvance = 0, xOffset = 0 } = positions[at] ?? {}
    const path = `<path transform="translate(${x + xOffset} 0)" d="${glyph.path.toSVG()}"/>`
    x += xAdvance
    return path
  })
  // The y axis points up in fonts and down in SVG.
  return `<g fill="${colour}" transform="translate(0 ${base}) scale(${scale} ${-scale})">${drawn.join('')}</g>`
}
