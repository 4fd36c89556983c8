import { useNavigate } from 'react-router'
import type { ShownCard } from '../../domain/catalogue/page-contents.ts'
import { filterTrips, type Region, regionLabels, regions } from '../../domain/catalogue/trips.ts'
import { useSearchParams } from '../browser/search-params.ts'
import { Button } from '../ui/button.tsx'
import { classNames } from '../ui/class-names.ts'
import { EmptyState } from '../ui/empty-state.tsx'
import { TripGrid } from './trip-grid.tsx'

export const destinationsAnchor = 'destinations'

type DestinationsSectionProps = {
  cards: readonly ShownCard[]
  title?: string
  lead: string
  level?: 1 | 2
}

/** All destinations, narrowed down by part of the world. */
export function DestinationsSection(props: DestinationsSectionProps) {
  const { title = 'Destinazioni da Sogno', lead, level = 2 } = props
  const { region, room, choose } = useChoices(level === 2 ? `#${destinationsAnchor}` : '')
  const shown = filterTrips(props.cards, region)
  const Heading = `h${level}` as const
  return (
    <section id={destinationsAnchor} aria-labelledby="destinazioni-titolo" className="wrap section">
      <div className="mb-7 items-end justify-between gap-10 md:mb-11 lg:flex">
        <div>
          <Heading id="destinazioni-titolo" className={level === 1 ? 'text-page' : 'text-section'}>
            {title}
          </Heading>
          <p className="mt-3 max-w-[34em] text-lead text-ink-2">{lead}</p>
        </div>
        <RegionFilter region={region} onChange={(zona) => choose({ zona, fino: 0 })} />
      </div>
      <p role="status" className="sr-only">
        {shown.length === 1 ? '1 destinazione' : `${shown.length} destinazioni`}
      </p>
      {shown.length > 0 ? (
        <TripGrid cards={shown.slice(0, room)} level={level === 1 ? 2 : 3} />
      ) : (
        <EmptyState title="Nessuna destinazione in questa zona">
          Prova con un'altra parte del mondo.
        </EmptyState>
      )}
      {shown.length > room && (
        <p className="mt-11 text-center">
          <Button kind="outline" onClick={() => choose({ zona: region, fino: room + cardsAtOnce })}>
            Mostra altre destinazioni
          </Button>
        </p>
      )}
    </section>
  )
}

/** More than most agencies have; those of the others come at a press, and the page stays light. */
const cardsAtOnce = 48

type Choices = { zona: Region; fino: number }

/**
 * The chosen part of the world stands in the address: whoever comes back from a trip finds the list as
 * it was.
 */
function useChoices(anchor: string) {
  const [params] = useSearchParams()
  const navigate = useNavigate()
  const asked = regions.find((region) => region === params.get('zona'))
  const choose = ({ zona, fino }: Choices) => {
    const next = new URLSearchParams(params)
    next.set('zona', zona)
    if (zona === 'all') next.delete('zona')
    next.set('fino', String(fino))
    if (fino === 0) next.delete('fino')
    void navigate({ search: next.toString(), hash: anchor }, { replace: true })
  }
  const room = Math.max(cardsAtOnce, Number(params.get('fino')) || 0)
  return { region: asked ?? 'all', room, choose }
}

function RegionFilter({
  region,
  onChange,
}: {
  region: Region
  onChange: (region: Region) => void
}) {
  return (
    <div
      role="group"
      aria-label="Filtra per zona"
      className="no-scrollbar -mx-(--gutter) mt-5.5 flex gap-1 overflow-x-auto px-(--gutter) py-1 font-semibold lg:mx-0 lg:mt-0 lg:px-1"
    >
      {regions.map((key) => (
        <button
          key={key}
          type="button"
          aria-pressed={key === region}
          onClick={() => onChange(key)}
          className={classNames(
            'h-11.5 flex-none rounded-full px-4 transition-colors duration-150 md:px-4.75',
            key === region ? 'bg-navy text-white' : 'hover:bg-paper-2',
          )}
        >
          {regionLabels[key]}
        </button>
      ))}
    </div>
  )
}
