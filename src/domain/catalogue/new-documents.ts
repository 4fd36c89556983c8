import type { Plain } from './form-shape.ts'
import { type SiteKind, siteKindNames } from './site-kinds.ts'

/** The kinds an editor can create; other documents always exist, or are created by an upload. */
export const newKinds = [...siteKindNames, 'extra'] as const
export type NewKind = SiteKind | 'extra'

export const newWords: Readonly<Record<NewKind, { title: string; label: string; note: string }>> = {
  trip: {
    title: 'Nuovo viaggio',
    label: 'Titolo',
    note: 'Resta nascosto finché non lo pubblichi.',
  },
  member: {
    title: 'Nuova persona',
    label: 'Nome e cognome',
    note: 'Resta nascosta finché non la pubblichi. Chi è nella squadra si sceglie come coordinatore.',
  },
  package: {
    title: 'Nuovo pacchetto',
    label: 'Titolo',
    note: 'Un gruppo di viaggi nella pagina dei viaggi: resta nascosto finché non lo pubblichi.',
  },
  'group-trip': {
    title: 'Nuovo viaggio di gruppo',
    label: 'Titolo',
    note: 'Resta nascosto finché non lo pubblichi.',
  },
  zone: {
    title: 'Nuova zona',
    label: 'Titolo',
    note: 'Un filtro della home e dell’elenco: resta nascosto finché non lo pubblichi.',
  },
  airport: {
    title: 'Nuovo aeroporto',
    label: 'Nome',
    note: 'Chi prenota lo trova nell’elenco quando lo pubblichi.',
  },
  extra: {
    title: 'Nuovo extra',
    label: 'Titolo',
    note: "Una camera singola, una notte in più, un'escursione: resta ritirato finché non lo metti in vendita e pubblichi.",
  },
}

/** The initial values of a new document: nothing that visitors could mistake for a fact. */
export const startingPoints: Readonly<Record<NewKind, Plain>> = {
  trip: {
    automaticLink: false,
    description: '',
    tags: ['', '', ''],
    hasCard: true,
    price: 0,
    days: 7,
    duration: '7 giorni / 6 notti',
    flights: '',
    hotels: [],
    experiences: [],
    includes: [],
    related: [],
    itinerary: [],
    pictures: { main: 'site/fallback', extras: [], gallery: [] },
  },
  member: {
    role: '',
    image: '',
    description: '',
    bio: [],
    expertise: [],
    languages: [],
    yearsExperience: 1,
    destinations: [],
    email: '',
    phone: '',
    specialties: [],
  },
  package: {
    image: 'fallback',
    originalPrice: 0,
    discountedPrice: 0,
    minPrice: 0,
    maxPrice: 0,
    duration: '',
    destinations: [],
    includes: [],
  },
  'group-trip': {
    description: '',
    image: 'fallback',
    price: 0,
    duration: '',
    difficulty: '',
    included: [],
    hotels: [],
    experiences: [],
    dates: [],
  },
  zone: { words: [] },
  airport: {},
  extra: {
    description: '',
    kind: 'other',
    trips: [],
    per: 'person',
    included: false,
    lastDay: 30,
  },
}

/** Copying a trip leaves out what must not be shared: its addresses and the automatic links. */
export function structureOf(kind: NewKind, model: Plain): Plain {
  if (kind !== 'trip') return model
  return { ...model, address: undefined, formerAddresses: undefined, automaticLink: false }
}
