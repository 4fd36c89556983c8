import { z } from 'zod'
import { cleanPng, pngStart } from './safe-png.ts'
import { cleanSvg, type SvgRefusal } from './safe-svg.ts'

/** A logo file is stored in the document itself, so it is drafted, published, exported and undone with it. */
export type LogoFile = { kind: 'svg' | 'png'; value: string; width: number; height: number }

export type LogoRefusal = SvgRefusal | 'png'

export const logoRefusals: Readonly<Record<LogoRefusal, string>> = {
  unreadable: 'Questo file SVG non si legge: esportalo di nuovo dal programma di disegno.',
  frame:
    'Il disegno non ha una misura che si possa usare: da 1 a 10.000 unità per lato, al massimo 25 volte più lungo che alto.',
  text: 'Il disegno contiene testi: trasformali in tracciati (curve) ed esportalo di nuovo.',
  empty:
    'In questo file SVG non c’è niente da disegnare: le immagini incorporate non valgono, usa il PNG.',
  size: 'Il disegno è troppo complesso: deve stare in 48 kB.',
  png: 'Serve un PNG di al massimo 2048 pixel per lato e 64 kB.',
}

/** The sanitised file, or the reason why it is refused. */
export function readLogo(source: string): LogoFile | { refused: LogoRefusal } {
  if (source.startsWith(pngStart)) {
    const clean = cleanPng(source)
    if (!clean) return { refused: 'png' }
    return { kind: 'png', value: clean.png, width: clean.width, height: clean.height }
  }
  const clean = cleanSvg(source)
  if ('refused' in clean) return clean
  return { kind: 'svg', value: clean.svg, width: clean.width, height: clean.height }
}

const known = new Map<string, LogoFile | { refused: LogoRefusal }>()

/** Cached, because every publication reads the same few files again. */
export function knownLogo(value: string): LogoFile | { refused: LogoRefusal } {
  const read = known.get(value) ?? readLogo(value)
  if (known.size > 32) known.clear()
  known.set(value, read)
  return read
}

/** Accepts only a file that sanitising would not change, whoever sends the document. */
const logoFile = z.string().superRefine((value, context) => {
  const read = knownLogo(value)
  const refused = 'refused' in read ? read.refused : read.value === value ? undefined : 'unreadable'
  if (refused) context.addIssue({ code: 'custom', message: logoRefusals[refused] })
})

/** The mark alone, and mark and name in one drawing; each for light and for dark backgrounds. */
export const logoFilesSchema = z.object({
  mark: logoFile.optional(),
  markOnDark: logoFile.optional(),
  word: logoFile.optional(),
  wordOnDark: logoFile.optional(),
})

export type LogoFiles = z.infer<typeof logoFilesSchema>
