import { resolveTripId } from '../ids.ts'

export const contactDestinations = [
  'maldive-dubai',
  'newyork-miami',
  'tanzania-zanzibar',
  'bali-singapore',
  'tokyo-kyoto',
  'thailandia',
  'altro',
] as const

export type ContactDestination = (typeof contactDestinations)[number]

/** What the form offers by name: a trip that is no longer shown drops out, 'Altro' stays. */
export function contactOptions(titles: Readonly<Record<string, string>>) {
  return contactDestinations.flatMap((value) => {
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

/** A destination that the form offers, 'altro' for any other, nothing when none was named. */
export function contactDestination(
  idOrAlias: string | null | undefined,
): ContactDestination | undefined {
  const name = idOrAlias?.trim()
  if (!name) return undefined
  const id = resolveTripId(name)
  return contactDestinations.find((option) => option === id) ?? 'altro'
}
