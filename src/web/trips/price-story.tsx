import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { historyDays } from '../../domain/catalogue/price-history.ts'
import { formatDate, todayInRome } from '../../domain/dates.ts'
import { formatEuro } from '../../domain/money.ts'
import { elidedDays } from '../../domain/typography.ts'
import { type Api, calls } from '../api.ts'
import { queryClient } from '../query.ts'

type Story = NonNullable<Awaited<ReturnType<Api['figures']['story']>>['story']>

/** Explains where the struck-through price comes from; loaded only when the visitor opens it. */
export function PriceStory({ tripId }: { tripId: string }) {
  const [isOpen, setIsOpen] = useState(false)
  const { data, isError } = useQuery(
    calls.figures.story.queryOptions({ input: { tripId }, enabled: isOpen }),
    queryClient,
  )
  return (
    <details className="mt-4" onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}>
      <summary className="min-h-11 font-semibold">Come nasce questo prezzo</summary>
      {isError && <p>Non riusciamo a caricare i prezzi. Controlla la connessione e riprova.</p>}
      {data?.story && <Explained story={data.story} />}
      {data?.story === null && <p>L'offerta è appena finita: ricarica la pagina.</p>}
    </details>
  )
}

function Explained({ story }: { story: Story }) {
  const { reference, price, discount, offeredSince, prices } = story
  return (
    <>
      <p className="text-ink-2">
        {formatEuro(reference)} è il prezzo più basso dei {historyDays} giorni prima dell'offerta,
        iniziata {elidedDays(`il ${dayOf(offeredSince)}`)}. Oggi paghi {formatEuro(price)}: il{' '}
        {discount}% in meno.
      </p>
      <Chart story={story} />
      <ul className="text-small text-ink-2">
        {prices.map(({ price: amount, from }) => (
          <li key={from}>
            {elidedDays(`dal ${dayOf(from)}`)}: {formatEuro(amount)}
          </li>
        ))}
      </ul>
    </>
  )
}

const dayOf = (moment: string) => formatDate(todayInRome(new Date(moment)))

const [width, height, edge] = [320, 96, 8]

/** Price steps over time. The list below says the same in words, so screen readers skip the drawing. */
function Chart({ story: { prices, reference, offeredSince, until } }: { story: Story }) {
  const begin = Date.parse(prices[0]?.from ?? offeredSince)
  const end = Math.max(Date.parse(until), begin + 1)
  const amounts = [...prices.map(({ price }) => price), reference]
  const [low, high] = [Math.min(...amounts), Math.max(...amounts)]
  const x = (moment: string) => ((Date.parse(moment) - begin) / (end - begin)) * width
  const y = (amount: number) =>
    edge + ((high - amount) / Math.max(high - low, 1)) * (height - 2 * edge)
  const steps = prices
    .map(
      ({ price, from }, index) => `${index === 0 ? 'M' : 'H'}${x(from)} ${stepTo(index, y(price))}`,
    )
    .join(' ')
  return (
    <svg viewBox={`0 0 ${width} ${height}`} className="my-4 w-full" aria-hidden="true">
      <line
        x1={x(offeredSince)}
        x2={x(offeredSince)}
        y1={0}
        y2={height}
        stroke="var(--color-control)"
        strokeDasharray="3 4"
      />
      <line
        x1={0}
        x2={width}
        y1={y(reference)}
        y2={y(reference)}
        stroke="var(--color-line-2)"
        strokeDasharray="3 4"
      />
      <path d={`${steps} H${width}`} fill="none" stroke="var(--color-accent)" strokeWidth={3} />
    </svg>
  )
}

/** The first step starts the line; the others go up or down to their height. */
function stepTo(index: number, height: number): string {
  return index === 0 ? String(height) : `V${height}`
}
