/** What the document of a photograph says: enough to start an alternative text. */
export type PictureSetting = {
  /** 'Grecia: Atene e le Cicladi'. */
  title: string
  /** Places and moments that the trip mentions, the most specific first. */
  places: readonly string[]
  /** The original file name, given by a camera or a person. */
  fileName: string
}

const mostProposals = 4
/** Prefixes of file names made by cameras and chat apps. */
const namedByMachines = /^(?:img|dsc|dscf|pxl|dji|photo|image|foto|whatsapp|screenshot|copia)$/

/**
 * Proposed beginnings of a photograph's alternative text: the place in its file name if the trip mentions it,
 * otherwise the trip's places. They say where it is; only a person can add what it shows.
 */
export function altProposals({ title, places, fileName }: PictureSetting): string[] {
  const trip = (title.split(/:|,/)[0] ?? '').trim()
  const named = wordsOf(fileName.replace(/\.\w{2,5}$/, ''))
  const isNamed = (place: string) => wordsOf(place).some((word) => named.includes(word))
  const ordered = [...places.filter(isNamed), ...places.filter((place) => !isNamed(place))]
  const texts = ordered.map((place) => withTrip(place.trim(), trip)).filter((text) => text !== '')
  return [...new Set(texts)].slice(0, mostProposals)
}

function withTrip(place: string, trip: string): string {
  const says = plain(place).includes(plain(trip))
  return place === '' || trip === '' || says ? place : `${place}, ${trip}`
}

const shortestWord = 4

function wordsOf(text: string): string[] {
  return plain(text)
    .split(/[^a-z]+/)
    .filter((word) => word.length >= shortestWord && !namedByMachines.test(word))
}

function plain(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase()
}
