import { missingText } from '../../../domain/catalogue/barometer.ts'
import { formatDate, type IsoDate } from '../../../domain/dates.ts'
import { elidedDays } from '../../../domain/typography.ts'
import type { Departure } from './departure-list.tsx'

/** People who may decide read what they can do now, all others how things stand. */
export function adviceOf(
  { barometer, decidedAt }: Pick<Departure, 'barometer' | 'decidedAt'>,
  { mayDecide, today }: { mayDecide: boolean; today: IsoDate },
): string {
  if (barometer.isConfirmed) {
    return elidedDays(
      `Confermata il ${formatDate(decidedAt?.slice(0, 10))}: i viaggiatori lo sanno.`,
    )
  }
  const until =
    barometer.decisionDay >= today
      ? elidedDays(
          `Per mancanza di iscritti si può annullare fino al ${formatDate(barometer.decisionDay)}.`,
        )
      : `Il termine per annullare per mancanza di iscritti è passato: ${mayDecide ? 'decidi' : 'va deciso'} subito.`
  return barometer.missing > 0
    ? `Al gruppo minimo ${missingText(barometer.missing)}. ${until}`
    : `Il gruppo minimo c'è: ${mayDecide ? 'puoi confermare' : 'un amministratore può confermare'}. ${until}`
}
