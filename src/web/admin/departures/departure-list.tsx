import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { departureStates } from '../../../contract/admin/booking/departures.ts'
import { coordinatorsText } from '../../../domain/booking/departure-list.ts'
import { barometerLabels } from '../../../domain/catalogue/barometer.ts'
import { hasDeparted } from '../../../domain/catalogue/departures.ts'
import { addDays, formatDate, type IsoDate } from '../../../domain/dates.ts'
import { formatEuro } from '../../../domain/money.ts'
import { elidedDays } from '../../../domain/typography.ts'
import { useToday } from '../../browser/hydration.ts'
import { useIsMobile } from '../../browser/media.ts'
import { Seats } from '../../ui/seats.tsx'
import { type Answers, admin } from '../api.ts'
import type { LinkFor } from '../links/link-dialog.tsx'
import { useMe } from '../session.tsx'
import { ListPage } from '../ui/loaded.tsx'
import { StaffButton } from '../ui/staff-button.tsx'
import { Nothing } from '../ui/states.tsx'
import { Sub, Table, Td, Th } from '../ui/table.tsx'
import { useUrlState } from '../ui/use-url-state.ts'

export type Departure = Answers['departures']['list']['items'][number]

export function freeSpots({ spotsAvailable }: Pick<Departure, 'spotsAvailable'>): string {
  if (spotsAvailable === 0) return 'completa'
  return spotsAvailable === 1 ? '1 posto' : `${spotsAvailable} posti`
}

/** No link is made for a departure on the day it leaves or later. */
export function isOnSale({ sales, startDate }: Departure, today: IsoDate): boolean {
  return sales === 'open' && !hasDeparted(startDate, today)
}

export function coordinators({ coordinator1, coordinator2 }: Departure): string {
  return coordinatorsText([coordinator1, coordinator2].filter((name) => name !== null))
}

export function bookingsText(count: number): string {
  if (count === 0) return 'nessuna prenotazione'
  return count === 1 ? '1 prenotazione' : `${count} prenotazioni`
}

/** The state of the departure in one word, unless it is simply on sale. */
function barometerWord({ barometer, decision }: Departure): string | null {
  if (decision === null && barometer.state === 'on_sale') return null
  const isBoth = barometer.state === 'full' && barometer.isConfirmed
  const word = barometerLabels[barometer.state].toLowerCase()
  return isBoth ? 'piena e confermata' : word
}

function phoneWord(departure: Departure): string {
  return departure.decision === 'cancelled' ? 'annullata' : salesWord(departure)
}

function salesWord({ sales }: Departure): string {
  return sales === 'archived' ? 'archiviata' : 'chiusa alle vendite'
}

export function linkTo(departure: Departure, kind: LinkFor['kind']): LinkFor {
  const { tripId, tripTitle: title, startDate } = departure
  return { kind, tripId, title, startDate }
}

function waitingText(count: number): string {
  return count === 1 ? "1 gruppo in lista d'attesa" : `${count} gruppi in lista d'attesa`
}

function notesOf(departure: Departure): string {
  const isOff = departure.sales !== 'open' && departure.decision !== 'cancelled'
  const waiting = departure.partiesWaiting
  return [
    barometerWord(departure),
    isOff && salesWord(departure),
    waiting > 0 && waitingText(waiting),
  ]
    .filter(Boolean)
    .map((note) => ` · ${note}`)
    .join('')
}

/** Notes that have no column on a phone; the row itself already shows "full" and "cancelled". */
function phoneNotes(departure: Departure): string {
  const { barometer, decision, partiesWaiting, sales } = departure
  const isPlain = sales !== 'open' || (barometer.state === 'full' && !barometer.isConfirmed)
  const word = isPlain || decision === 'cancelled' ? null : barometerWord(departure)
  return [word, partiesWaiting > 0 && waitingText(partiesWaiting)].filter(Boolean).join(' · ')
}

/** Coming departures, the next one first; those that have left, the latest first. */
function daysShown(state: string, today: IsoDate) {
  if (state === 'archived') return { state } as const
  if (state === 'departed') return { to: today, order: 'start_desc' } as const
  // On its day a departure leaves: nothing can be decided any more.
  if (state === 'to_decide') return { state, from: addDays(today, 1) } as const
  return { state: (state || 'all') as (typeof departureStates)[number], from: today }
}

export function DepartureList({ onLink }: { onLink: (link: LinkFor) => void }) {
  const { get, set, page } = useUrlState()
  const { hasSampleFigures } = useMe()
  const isPhone = useIsMobile()
  const today = useToday()
  const query = useQuery({
    ...admin.departures.list.queryOptions({
      input: {
        page,
        tripId: get('trip') || undefined,
        ...daysShown(get('state'), today),
      },
    }),
    placeholderData: keepPreviousData,
  })
  const open = (id: string) => set({ departure: id }, { replace: false })
  const nothing = (
    <Nothing
      title={get('trip') || get('state') ? 'Nessuna partenza trovata' : 'Nessuna partenza salvata'}
      className="px-page"
    >
      {get('trip') || get('state')
        ? 'Cambia viaggio o filtro.'
        : hasSampleFigures
          ? 'Finché non ne crei, il sito mostra le date di esempio di ogni viaggio.'
          : 'Finché non ne crei, ogni viaggio dice «Nuove date in arrivo».'}
    </Nothing>
  )
  return (
    <ListPage query={query} rows={10} what={['partenza', 'partenze']} empty={nothing} onlyFresh>
      {(list) =>
        isPhone ? (
          <ul className="border-t border-line">
            {list.items.map((departure) => (
              <li key={departure.id} className="border-b border-line">
                <button
                  type="button"
                  onClick={() => open(departure.id)}
                  className="grid w-full grid-cols-[minmax(0,1fr)_auto] gap-x-3 px-4.5 py-3.5 text-left"
                >
                  <b className="font-[650]">{departure.tripTitle}</b>
                  <Seats
                    free={departure.spotsAvailable}
                    total={departure.totalSpots}
                    tone="staff"
                  />
                  <span className="text-ink-2">{formatDate(departure.startDate)}</span>
                  <span className="text-right text-ink-2">
                    {departure.sales === 'open' ? freeSpots(departure) : phoneWord(departure)}
                  </span>
                  {phoneNotes(departure) && (
                    <span className="col-span-2 text-ink-2 first-letter:uppercase">
                      {phoneNotes(departure)}
                    </span>
                  )}
                </button>
              </li>
            ))}
          </ul>
        ) : (
          <Table label="Partenze">
            <thead>
              <tr>
                <Th>Partenza</Th>
                <Th>Viaggio</Th>
                <Th>Posti</Th>
                <Th>Coordinatori</Th>
                <Th right>Prezzo</Th>
                <Th>
                  <span className="sr-only">Azioni</span>
                </Th>
              </tr>
            </thead>
            <tbody>
              {list.items.map((departure) => (
                <tr
                  key={departure.id}
                  className="cursor-pointer hover:bg-paper"
                  onClick={() => open(departure.id)}
                >
                  <Td className="whitespace-nowrap">
                    <button
                      type="button"
                      className="rounded-tag text-left font-semibold"
                      onClick={(event) => {
                        event.stopPropagation()
                        open(departure.id)
                      }}
                    >
                      {formatDate(departure.startDate)}
                    </button>
                    <Sub>ritorno {formatDate(departure.endDate)}</Sub>
                  </Td>
                  <Td>
                    {departure.tripTitle}
                    <Sub>
                      {bookingsText(departure.bookingCount)}
                      {notesOf(departure)}
                    </Sub>
                  </Td>
                  <Td>
                    <span className="flex items-center gap-3 whitespace-nowrap">
                      <Seats
                        free={departure.spotsAvailable}
                        total={departure.totalSpots}
                        tone="staff"
                      />
                      <span
                        className={
                          departure.spotsAvailable === 1
                            ? 'font-[650] text-accent-ink'
                            : 'text-ink-2'
                        }
                      >
                        {freeSpots(departure)}
                      </span>
                    </span>
                  </Td>
                  <Td>{coordinators(departure)}</Td>
                  <Td right className="font-semibold whitespace-nowrap">
                    {formatEuro(departure.price)}
                  </Td>
                  <Td right>
                    {isOnSale(departure, today) && (
                      <StaffButton
                        onClick={(event) => {
                          event.stopPropagation()
                          onLink(linkTo(departure, 'priced'))
                        }}
                      >
                        Nuovo link
                        <span className="sr-only">
                          {' '}
                          per {departure.tripTitle}{' '}
                          {elidedDays(`del ${formatDate(departure.startDate)}`)}
                        </span>
                      </StaffButton>
                    )}
                  </Td>
                </tr>
              ))}
            </tbody>
          </Table>
        )
      }
    </ListPage>
  )
}
