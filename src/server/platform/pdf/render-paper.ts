import { fileURLToPath } from 'node:url'
import { Font, renderToBuffer } from '@react-pdf/renderer'

const face = (weight: number) => ({
  src: fileURLToPath(new URL(`./fonts/figtree-${weight}.ttf`, import.meta.url)),
  fontWeight: weight,
})
Font.register({ family: 'Figtree', fonts: [face(400), face(700)] })
// Names and IBANs must not be hyphenated.
Font.registerHyphenationCallback((word) => [word])

/** The library is large and rarely needed: only the drawing thread may import this file. */
export async function renderPaper(
  paper: Parameters<typeof renderToBuffer>[0],
): Promise<Uint8Array<ArrayBuffer>> {
  return new Uint8Array(await renderToBuffer(paper))
}
