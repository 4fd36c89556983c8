/** What the document around a photograph says: enough to begin a sentence about what is seen. */
export type PictureSetting = {
  /** 'Grecia: Atene e le Cicladi'. */
  title: string
  /** Places and moments that the trip names, the most telling first. */
  places: readonly string[]
  /** As the file came from the camera or from somebody's hand. */
  fileName: string
}

const mostProposals = 4
/** What cameras and chats call their files. */
const namedByMachines = /^(?:img|dsc|dscf|pxl|dji|photo|image|foto|whatsapp|screenshot|copia)$/

/**
 * Ways to begin the text of a photograph: what its file is called, where the trip names such a place, else the
 * places of the trip. They say where; what is seen only a person can add.
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
