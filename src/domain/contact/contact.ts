import { resolveTripId } from '../ids.ts'

const contactDestinations = [
  'maldive-dubai',
  'newyork-miami',
  'tanzania-zanzibar',
  'bali-singapore',
  'tokyo-kyoto',
  'thailandia',
  'altro',
] as const

type Titles = Readonly<Record<string, string>>
export type ContactMode = 'sample' | 'real'

/** For a trial the six specified destinations, otherwise every shown trip; 'Altro' comes last. */
export function offeredDestinations(titles: Titles, mode: ContactMode): readonly string[] {
  return mode === 'real' ? [...Object.keys(titles), 'altro'] : contactDestinations
}

/** The form's options with titles: trips that are no longer shown are left out, 'Altro' stays. */
export function contactOptions(titles: Titles, mode: ContactMode) {
  return offeredDestinations(titles, mode).flatMap((value) => {
    const label = value === 'altro' ? 'Altro' : titles[value]
    return label === undefined ? [] : [{ value, label }]
  })
}

export const contactLimits = {
  name: 80,
  email: 254,
  phone: 30,
  message: 4000,
} as const

export const contactTexts = {
  firstName: 'Inserisci il nome',
  lastName: 'Inserisci il cognome',
  message: 'Scrivi il tuo messaggio',
  messageTooLong: `Il messaggio può avere al massimo ${contactLimits.message} caratteri`,
  destination: "Scegli una destinazione dell'elenco",
} as const

/** The destination if the form offers it, 'altro' for any other, undefined if none was given. */
export function contactDestination(
  idOrAlias: string | null | undefined,
  offered: readonly string[] = contactDestinations,
): string | undefined {
  const name = idOrAlias?.trim()
  if (!name) return undefined
  const id = resolveTripId(name) ?? name
  return offered.find((option) => option === id) ?? 'altro'
}
