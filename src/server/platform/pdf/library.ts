import { fileURLToPath } from 'node:url'

export type Pdf = typeof import('@react-pdf/renderer')

let loaded: Promise<Pdf> | undefined

/** The library is large and seldom needed: it is loaded with the first paper, in the drawing thread. */
export function loadPdf(): Promise<Pdf> {
  loaded ??= import('@react-pdf/renderer').then((pdf) => {
    const font = (weight: number) => ({
      src: fileURLToPath(new URL(`./fonts/figtree-${weight}.ttf`, import.meta.url)),
      fontWeight: weight,
    })
    pdf.Font.register({ family: 'Figtree', fonts: [font(400), font(700)] })
    // Names and IBANs are not to be broken with hyphens.
    pdf.Font.registerHyphenationCallback((word) => [word])
    return pdf
  })
  return loaded
}
