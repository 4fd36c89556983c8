import { type ReactNode, useState } from 'react'
import { path } from '../../contract/pages.ts'
import { newDatesText } from '../../domain/catalogue/figures.ts'
import type { ShownCard } from '../../domain/catalogue/page-contents.ts'
import { formatDaysNights } from '../../domain/dates.ts'
import { formatEuro } from '../../domain/money.ts'
import { useTripFigures } from '../browser/figures.ts'
import { useResource } from '../browser/resources.ts'
import { toggleSavedTrip } from '../browser/saved-trips.ts'
import { Button } from '../ui/button.tsx'
import { Optional } from '../ui/optional.tsx'
import { TextLink } from '../ui/text-link.tsx'
import { effortLabels } from './effort-labels.ts'
import { tripInfo } from './trip-content.ts'

type SavedTripsProps = { cards: readonly ShownCard[] }

/** The trips saved in this browser, and two of them side by side. */
export default function SavedTrips({ cards }: SavedTripsProps) {
  // The two trips that were chosen last.
  const [lastChosen, setChosen] = useState<readonly string[]>([])
  const chosen = lastChosen.filter((one) => cards.some(({ id }) => id === one))
  const compared = cards.filter(({ id }) => chosen.includes(id))
  const choose = (id: string) =>
    setChosen(chosen.includes(id) ? chosen.filter((one) => one !== id) : [...chosen, id].slice(-2))
  return (
    <section id="salvati" aria-labelledby="salvati-titolo" className="wrap section">
      <h2 id="salvati-titolo" className="text-section">
        I tuoi viaggi salvati
      </h2>
      <p className="mt-3 max-w-[34em] text-lead text-ink-2">
        Restano in questo browser, li vedi solo tu. Scegline due per confrontarli.
      </p>
      <ul className="mt-7">
        {cards.map(({ id, title }) => (
          <li
            key={id}
            className="flex flex-wrap items-center justify-between gap-3 border-b border-line py-3.75"
          >
            <TextLink to={path('trip', { id })}>{title}</TextLink>
            <span className="flex gap-2.5">
              <Button
                kind={chosen.includes(id) ? 'navy' : 'quiet'}
                size="small"
                aria-pressed={chosen.includes(id)}
                aria-label={`Confronta ${title}`}
                onClick={() => choose(id)}
              >
                Confronta
              </Button>
              <Button
                kind="quiet"
                size="small"
                aria-label={`Togli ${title}`}
                onClick={() => toggleSavedTrip(id)}
              >
                Togli
              </Button>
            </span>
          </li>
        ))}
      </ul>
      {compared.length === 2 && (
        <div className="mt-7 grid grid-cols-2 gap-x-6">
          {compared.map((card) => (
            <Compared key={card.id} card={card} />
          ))}
        </div>
      )}
    </section>
  )
}

/** The same row of both trips starts at the same height, however long its text is. */
const inStep = { display: 'grid', gridTemplateRows: 'subgrid', gridRow: 'span 9' } as const

function Compared({ card }: { card: ShownCard }) {
  const { price, isFrom, next } = useTripFigures(card.id, card.price)
  return (
    <article aria-label={card.title} style={inStep}>
      <h3 className="border-t-2 border-navy pt-4.5 text-[1.3125rem]">{card.title}</h3>
      <dl style={{ display: 'contents' }}>
        <Row label="Prezzo">
          {isFrom && 'da '}
          {formatEuro(price)}
        </Row>
        <Row label="Durata">{formatDaysNights(card.days)}</Row>
        <Row label="Prossima partenza">{next ?? newDatesText}</Row>
        <Optional>
          <InfoRows tripId={card.id} />
        </Optional>
        <Row label="Esperienze">{card.tags.join(', ')}</Row>
      </dl>
    </article>
  )
}

function InfoRows({ tripId }: { tripId: string }) {
  const info = useResource(tripInfo(tripId))
  if (!info) return null
  return (
    <>
      <Row label="Ritmo">{effortLabels[info.effort.level]}</Row>
      <Row label="Età">{info.ages}</Row>
      <Row label="Gruppo">
        da {info.group.smallest} a {info.group.largest} persone
      </Row>
      <Row label="Supplemento singola">{formatEuro(info.singleSupplement)}</Row>
    </>
  )
}

function Row({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="border-b border-line py-3">
      <dt className="text-base text-ink-2">{label}</dt>
      <dd className="font-semibold">{children}</dd>
    </div>
  )
}
