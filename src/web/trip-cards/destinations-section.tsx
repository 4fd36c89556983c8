import { useLocation, useNavigate } from 'react-router'
import type { ShownCard } from '../../domain/catalogue/page-contents.ts'
import {
  findableTrips,
  isFound,
  leadOver,
  searchChoices,
  searchIn,
  searchNames,
  type TripSearch,
} from '../../domain/catalogue/trip-search.ts'
import { firstZones, type Zone, zoneButtons } from '../../domain/catalogue/zones.ts'
import { useFiguresOf } from '../browser/figures.ts'
import { useToday } from '../browser/hydration.ts'
import { useSearchParams } from '../browser/search-params.ts'
import { Button } from '../ui/button.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import { TripGrid } from './trip-grid.tsx'
import { TripSearchFields } from './trip-search-fields.tsx'

export const destinationsAnchor = 'destinations'

type DestinationsSectionProps = {
  cards: readonly ShownCard[]
  zones?: readonly Zone[] | undefined
  title?: string | undefined
  lead: string
  level?: 1 | 2
}

/** All destinations, filtered by part of the world, month, length and budget. */
export function DestinationsSection(props: DestinationsSectionProps) {
  const { title = 'Destinazioni da Sogno', lead, level = 2, zones = firstZones } = props
  const anchor = level === 2 ? `#${destinationsAnchor}` : ''
  const { search, room, choose } = useSearch(anchor)
  const figures = useFiguresOf('')
  const today = useToday()
  const cards = findableTrips(props.cards, figures, today, zones)
  const shown = cards.filter(({ values }) => isFound(values, search))
  const choices = searchChoices(
    cards.map(({ values }) => values),
    search,
    zones,
  )
  const isReal = figures.mode === 'real'
  const isSearching = searchNames.some((name) => search[name] !== '')
  const Heading = `h${level}` as const
  return (
    <section id={destinationsAnchor} aria-labelledby="destinazioni-titolo" className="wrap section">
      {/* If it is submitted before the code is loaded, the form requests the page again with the chosen
          filters. */}
      <form
        action={useLocation().pathname + anchor}
        onSubmit={(event) => event.preventDefault()}
        aria-labelledby="destinazioni-titolo"
      >
        <div className="mb-7 items-end justify-between gap-10 lg:flex">
          <div>
            <Heading
              id="destinazioni-titolo"
              className={level === 1 ? 'text-page' : 'text-section'}
            >
              {title}
            </Heading>
            <p className="mt-3 max-w-[34em] text-lead text-ink-2">
              {isReal ? leadOver(lead, choices.mese, today) : lead}
            </p>
          </div>
          <ZoneFilter
            zones={[everywhere, ...zoneButtons(zones, isReal)]}
            chosen={search.zona || 'all'}
            onChange={(zona) => choose({ ...search, zona })}
          />
        </div>
        <TripSearchFields search={search} choices={choices} onChange={choose} />
      </form>
      <div className="mb-7 flex min-h-11 items-center justify-between gap-4">
        <p role="status" className="text-ink-2" data-all={isSearching ? undefined : ''}>
          {shown.length === 1 ? '1 destinazione' : `${shown.length} destinazioni`}
        </p>
        {isSearching && (
          <Button kind="quiet" size="small" onClick={() => choose(nothing)}>
            Azzera la ricerca
          </Button>
        )}
      </div>
      {shown.length > 0 ? (
        <TripGrid cards={shown.slice(0, room)} level={level === 1 ? 2 : 3} />
      ) : (
        <EmptyState title="Nessuna destinazione con questa ricerca">
          Prova con un altro mese, un'altra parte del mondo o un budget più alto.
        </EmptyState>
      )}
      {shown.length > room && (
        <p className="mt-11 text-center">
          <Button kind="outline" onClick={() => choose(search, room + cardsAtOnce)}>
            Mostra altre destinazioni
          </Button>
        </p>
      )}
    </section>
  )
}

/** More than most agencies have; the rest appears when a button is pressed, so that the page stays light. */
const cardsAtOnce = 48

const nothing: TripSearch = { zona: '', mese: '', durata: '', budget: '' }

/** The filters are kept in the address: a visitor who comes back from a trip finds the same list. */
function useSearch(anchor: string) {
  const [params] = useSearchParams()
  const navigate = useNavigate()
  const choose = (search: TripSearch, upTo = 0) => {
    const next = new URLSearchParams(params)
    for (const [name, value] of Object.entries({ ...search, fino: upTo ? String(upTo) : '' })) {
      if (value) next.set(name, value)
      else next.delete(name)
    }
    void navigate({ search: next.toString(), hash: anchor }, { replace: true })
  }
  const room = Math.max(cardsAtOnce, Number(params.get('fino')) || 0)
  return { search: searchIn(params), room, choose }
}

const everywhere = { id: 'all', title: 'Tutte' }

type ZoneFilterProps = {
  zones: readonly Pick<Zone, 'id' | 'title'>[]
  chosen: string
  onChange: (zone: string) => void
}

function ZoneFilter({ zones, chosen, onChange }: ZoneFilterProps) {
  return (
    <div
      role="group"
      aria-label="Filtra per zona"
      className="no-scrollbar -mx-(--gutter) mt-5.5 flex gap-1 overflow-x-auto px-(--gutter) py-1 font-semibold lg:mx-0 lg:mt-0 lg:px-1"
    >
      {zones.map(({ id, title }) => (
        <button
          key={id}
          name="zona"
          value={id}
          aria-pressed={id === chosen}
          onClick={() => onChange(id === 'all' ? '' : id)}
          className="h-11.5 flex-none rounded-full px-4 transition-colors duration-150 hover:bg-paper-2 md:px-4.75"
        >
          {title}
        </button>
      ))}
    </div>
  )
}
