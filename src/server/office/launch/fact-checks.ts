import type { LaunchItem } from '../../../contract/admin/office/launch.ts'
import { type Catalogue, shownTrips } from '../../../domain/catalogue/catalogue.ts'
import { entryCheckMonths, isEntryChecked } from '../../../domain/catalogue/entry-check.ts'
import type { IsoDate } from '../../../domain/dates.ts'

const mostNamed = 5

/**
 * Facts that are valid only for a while: entry rules that were never compared with the official page, or not
 * recently.
 */
export function factItems(catalogue: Catalogue, today: IsoDate): LaunchItem[] {
  const unchecked = shownTrips(catalogue).filter(
    ({ info }) => info && !isEntryChecked(info.entry.checkedOn, today),
  )
  const [first] = unchecked
  if (!first) return []
  const titles = unchecked.map(({ title }) => title)
  const more = titles.length - mostNamed
  const named = titles.slice(0, mostNamed).join(', ') + (more > 0 ? ` e altri ${more}` : '')
  return [
    {
      id: 'entry-rules',
      area: 'claims',
      place: 'trips',
      document: `trip/${first.id}`,
      field: 'info.entry.checkedOn',
      title: 'Regole d’ingresso da controllare',
      hint: `Confronta visti, documenti e vaccini con Viaggiare Sicuri e scrivi il giorno in Redazione, alla voce «Ultimo controllo»: vale ${entryCheckMonths} mesi. Mancano: ${named}.`,
    },
  ]
}
