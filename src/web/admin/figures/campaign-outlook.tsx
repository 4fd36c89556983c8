import { outlookText } from '../../../domain/catalogue/price-history.ts'
import { formatMoment } from '../../../domain/dates.ts'
import { formatEuro } from '../../../domain/money.ts'
import { elidedDays } from '../../../domain/typography.ts'
import { documentPath } from '../catalogue/document-path.ts'
import { StaffLink } from '../ui/staff-link.tsx'
import { campaignText, daysText, type Outlook, useOutlook } from './use-outlook.ts'

type Trip = Outlook['trips'][number]

/** What the campaign may claim about each trip, shown before it is published or switched on. */
export function CampaignOutlook({ at }: { at?: string | undefined }) {
  const outlook = useOutlook(at)
  if (!outlook) return null
  const reduced = outlook.trips.filter(({ discount }) => discount > 0)
  const others = outlook.trips.filter(({ discount }) => discount === 0)
  return (
    <div className="rounded-control bg-paper px-4 py-3.5">
      <p>
        <b className="font-[650]">{campaignText(outlook)}</b> {summaryText(reduced, outlook.isReal)}
      </p>
      {reduced.length > 0 && <Trips trips={reduced} days={daysText(outlook)} />}
      <details className="mt-1">
        <summary className="min-h-11 cursor-pointer py-2.5 font-semibold md:min-h-0 md:py-1.5">
          {reduced.length > 0 ? 'Gli altri viaggi' : 'Viaggio per viaggio'}
        </summary>
        <p className="max-w-[46em] text-ink-2">
          Uno sconto si scrive quando il prezzo di adesso è più basso del minimo dei 30 giorni prima
          {elidedDays(`del ${formatMoment(outlook.startsAt)}`)}. Abbassa i prezzi in Redazione dal
          giorno in cui la campagna comincia, non prima.
        </p>
        <Trips trips={others} days={daysText(outlook)} />
      </details>
    </div>
  )
}

function summaryText(reduced: readonly Trip[], isReal: boolean): string {
  const largest = Math.max(0, ...reduced.map(({ discount }) => discount))
  const sample = isReal ? '' : ' Adesso il sito mostra uno sconto di esempio.'
  if (reduced.length === 0) {
    return `Con i prezzi pubblicati nessun viaggio può mostrare un prezzo barrato.${sample}`
  }
  const who = reduced.length === 1 ? 'Un viaggio può' : `${reduced.length} viaggi possono`
  return `${who} mostrare un prezzo barrato; il titolo può dire fino a −${largest} %.${sample}`
}

function Trips({ trips, days }: { trips: readonly Trip[]; days: string }) {
  return (
    <ul className="mt-1.5">
      {trips.map((trip) => (
        <li key={trip.id} className="border-t border-line py-2">
          <StaffLink to={documentPath(`trip/${trip.id}`)} className="font-semibold">
            {trip.title}
          </StaffLink>{' '}
          <span className="figures">{formatEuro(trip.price)}</span>
          <span className="block text-ink-2">{outlookText(trip, trip.price, days)}</span>
        </li>
      ))}
    </ul>
  )
}
