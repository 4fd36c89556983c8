/**
 * The mark: a wave that curls round the sun, together an O. Drawn without ids, clips or gradients,
 * so that it can be set inline any number of times. A 64-unit disc.
 */
const GOLD_LIGHT = '#F8E7C1'
const GOLD = '#F1CD85'
const ACCENT = '#F4711F'
const PRIMARY = '#0E5AA7'
const CREST = '#3C7ABB'
const NAVY = '#0B2239'
const PAPER = '#F8F5F0'

/** Colours of the near swell and of the line above it: navy would vanish on a navy ground. */
const SWELL = { light: [NAVY, '#FFF'], dark: [PAPER, NAVY] } as const

export type Ground = keyof typeof SWELL

export function mark(ground: Ground): string {
  const [swell, foam] = SWELL[ground]
  return [
    `<path fill="${GOLD_LIGHT}" d="M1.6 42A32 32 0 1 1 62.4 42Z"/>`,
    `<circle cx="45.5" cy="30" r="17.5" fill="${GOLD}"/>`,
    `<circle cx="45.5" cy="30" r="10.5" fill="${ACCENT}"/>`,
    `<path fill="${PRIMARY}" d="M.1 34.5C5 20 15.5 11 27.5 11C37.5 11 44.5 16.5 46.5 25.5C42 21.3 35.5 20.8 31.8 24.6C28 28.5 29.2 35 34.6 39C43 45.2 54.5 43 63.6 36.8A32 32 0 0 1 60.8 46C52 52.5 42 53.5 31.5 49C22 44.8 13 43.2 3.6 46.6A32 32 0 0 1 .1 34.5Z"/>`,
    `<path fill="${CREST}" d="M8.5 41.5C9.5 28 17.5 18.6 28.5 17C20.5 22 16 30 16.8 43C13.8 42.8 11 42.3 8.5 41.5Z"/>`,
    `<path fill="${foam}" d="M3.1 45.8C13 41.2 22.5 43 32 47.2C42 51.6 52 50.6 61.4 44.6L60.5 46.5C52 53 42 54 31.5 49.4C22 45.2 13 43.5 3.7 47Z"/>`,
    `<path fill="${swell}" d="M3.7 47C13 43.5 22 45.2 31.5 49.4C42 54 52 53 60.5 46.5A32 32 0 0 1 3.7 47Z"/>`,
  ].join('')
}

export const markSvg = (ground: Ground = 'light') =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64" width="64" height="64">${mark(ground)}</svg>`
