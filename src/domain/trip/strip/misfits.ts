/** The possible mismatches between a document, the booking and the destination. */
export const misfitKinds = ['name', 'birth', 'expired', 'too_short', 'card'] as const
export type Misfit = (typeof misfitKinds)[number]

export const misfitTexts: Readonly<Record<Misfit, string>> = {
  name: 'Il nome sul documento non è quello della prenotazione',
  birth: 'La data di nascita sul documento non è quella della prenotazione',
  expired: 'Il documento scade prima del ritorno',
  too_short: 'Il documento scade troppo presto per la destinazione',
  card: 'Per questa destinazione serve il passaporto',
}
