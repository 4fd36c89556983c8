/** The parts of a browser error that may be stored without identifying the visitor. */

export const longestMessage = 200
export const mostFrames = 5

/** Words are matched first and examined in a second step: one regular expression would take quadratic time. */
const masks: readonly (readonly [RegExp, (word: string) => string])[] = [
  [/https?:\/\/\S+/gi, () => '<indirizzo>'],
  [/[^\s"'<>]+/g, (word) => (/.@./.test(word) ? '<mail>' : word)],
  // Quoted text is often a value: it is kept only if it looks like an identifier.
  [/(["'`«“])(?![A-Za-z_$][\w$.]{0,30}["'`»”])[^"'`»”]*["'`»”]/g, () => '<testo>'],
  [/[0-9a-f]{8}-[0-9a-f-]{9,27}/gi, () => '<codice>'],
  // Long words that contain digits: tokens, IBANs, passport numbers.
  [/[\w-]{8,}/g, (word) => (/\d/.test(word) ? '<codice>' : word)],
  [/\d+(?:[.,:/ -]\d+)*/g, () => '<numero>'],
]

/** Removes addresses, mails, codes and numbers from an error message. Masking is idempotent. */
export function maskMessage(message: string): string {
  const oneLine = message.replace(/\s+/g, ' ').trim().slice(0, 1_000)
  const masked = masks.reduce((text, [pattern, mask]) => text.replace(pattern, mask), oneLine)
  return masked.slice(0, longestMessage)
}

/** `Hero /assets/home-page-Cx1.js:1:2345`: a function in our own files and its position. */
export const framePattern = /^([\w$.]{0,60}) ?\/assets\/([\w.-]{1,80}\.js):(\d{1,7}):(\d{1,7})$/

/** Chrome and Edge write `at f (address:1:2)`, Firefox and Safari `f@address:1:2`. */
const addressOfLine = /https?:\/\/([^/\s]+)(\/assets\/[\w.-]+\.js:\d+:\d+)\)?$/

/** The first stack frames in our own files, in any browser's format; frames of other sites are left out. */
export function ownFrames(stack: string, host: string): string[] {
  const frames = stack.split('\n').flatMap((line) => {
    const found = addressOfLine.exec(line)
    if (found?.[1] !== host) return []
    const name = line
      .slice(0, found.index)
      .replace(/^\s*at\s+/, '')
      .replace(/^async\s+/, '')
      .replace(/^new /, '')
      .replace(/[^\w$.]/g, '')
      .slice(0, 60)
    return [`${name} ${found[2]}`.trim()]
  })
  return frames.filter((frame) => framePattern.test(frame)).slice(0, mostFrames)
}

export type Frame = { name: string; file: string; line: number; column: number }

export function parseFrame(text: string): Frame | undefined {
  const found = framePattern.exec(text)
  if (!found) return undefined
  const [, name = '', file = '', line, column] = found
  return { name, file, line: Number(line), column: Number(column) }
}

/** A key that is stable across releases: without line numbers and without the build's hashes in file names. */
export function sameErrorKey(message: string, places: readonly string[]): string {
  const stable = places.map((place) =>
    place.replace(/:\d+(?::\d+)?/g, '').replace(/-[\w-]{8}(?=\.js)/, ''),
  )
  return [message, ...stable].join('\n')
}

const browserFamilies: readonly (readonly [RegExp, string])[] = [
  [/FBAN|FBAV|Instagram/, 'App social'],
  [/SamsungBrowser\//, 'Samsung Internet'],
  [/Edg(?:A|iOS)?\//, 'Edge'],
  [/OPR\//, 'Opera'],
  [/Firefox\/|FxiOS\//, 'Firefox'],
  [/Chrome\/|CriOS\//, 'Chrome'],
  [/Safari\//, 'Safari'],
]

/** Only the browser family: the full user agent could nearly identify a person. */
export function browserFamily(userAgent: string): string {
  return browserFamilies.find(([pattern]) => pattern.test(userAgent))?.[1] ?? 'Altro'
}
