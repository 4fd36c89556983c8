/** A part of the world by which lists filter trips. */
export type Zone = {
  readonly id: string
  readonly title: string
  readonly words: readonly string[]
}

/** The zones of the first edition; pages include zones only if the agency has different ones. */
export const firstZones: readonly Zone[] = [
  { id: 'europe', title: 'Europa', words: ['Grecia', 'Islanda', 'Norvegia'] },
  {
    id: 'asia',
    title: 'Asia',
    words: [
      'Bali',
      'Singapore',
      'Tokyo',
      'Kyoto',
      'Thailandia',
      'India',
      'Cina',
      'Pechino',
      'Shanghai',
    ],
  },
  {
    id: 'america',
    title: 'America',
    words: [
      'New York',
      'Miami',
      'Los Angeles',
      'Las Vegas',
      'Canada',
      'Vancouver',
      'Peru',
      'Machu Picchu',
      'Hawaii',
    ],
  },
  {
    id: 'africa',
    title: 'Africa',
    words: ['Tanzania', 'Zanzibar', 'Kenya', 'safari', 'Maldive', 'Seychelles', 'Dubai'],
  },
  {
    id: 'oceania',
    title: 'Oceania',
    words: ['Australia', 'Nuova Zelanda', 'Sydney', 'Polinesia', 'Fiji'],
  },
]

/** A trial's row of buttons shows four of the first five zones; the search offers all. */
export function zoneButtons(zones: readonly Zone[], isReal: boolean): readonly Zone[] {
  return isReal || zones !== firstZones ? zones : zones.slice(0, 4)
}

/** "Perù, e safari!" becomes " peru e safari ", so that a word is searched between spaces. */
function asWords(text: string): string {
  const plain = text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
  return ` ${plain.replace(/[^\p{L}\p{N}]+/gu, ' ').trim()} `
}

type Located = { title: string; description: string; region?: string | undefined }

/**
 * By the zone the agency chose, otherwise by words in title and description. Only whole words count: "Oceano
 * Indiano" is not India. Capitals and accents do not matter.
 */
export function isInZone({ title, description, region }: Located, { id, words }: Zone): boolean {
  if (region) return region === id
  const text = asWords(`${title} ${description}`)
  return words.some((word) => text.includes(asWords(word)))
}
