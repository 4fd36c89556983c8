import { formatDate, formatDayMonth } from '../../../domain/dates.ts'
import { formatEuro } from '../../../domain/money.ts'
import { useIsMobile } from '../../browser/media.ts'
import { classNames } from '../../ui/class-names.ts'
import type { Answers } from '../api.ts'
import { SortTh, Sub, Table, Td, Th } from '../ui/table.tsx'
import { useUrlState } from '../ui/use-url-state.ts'
import { BookingState } from './status.tsx'

/** Marks the element that opens a booking, so that the focus can return to it. */
export const bookingRow = 'data-booking'

export type BookingRow = Answers['bookings']['list']['items'][number]

type BookingListProps = {
  bookings: readonly BookingRow[]
  sort: string
  openId: string
  /** True while the rows still belong to the previous query. */
  stale: boolean
}

export function BookingList(props: BookingListProps) {
  const isPhone = useIsMobile()
  return (
    <div className={classNames('transition-opacity', props.stale && 'opacity-60')}>
      {isPhone ? <PhoneList {...props} /> : <DeskTable {...props} />}
    </div>
  )
}

function useOpen(): (id: string) => void {
  const { set } = useUrlState()
  return (id) => set({ booking: id }, { replace: false })
}

function DeskTable({ bookings, sort, openId }: BookingListProps) {
  const open = useOpen()
  const { set } = useUrlState()
  const onSort = (next: string) =>
    set({ sort: next === 'created_desc' ? undefined : next, page: undefined })
  const sorting = { sort, onSort }
  return (
    <Table label="Prenotazioni">
      <thead>
        <tr>
          <SortTh {...sorting} field="name">
            Cliente
          </SortTh>
          <SortTh {...sorting} field="start">
            Viaggio
          </SortTh>
          <Th right className={openId ? 'xl:max-[1399px]:hidden' : undefined}>
            Posti
          </Th>
          <SortTh {...sorting} field="total" right>
            Totale
          </SortTh>
          <Th>Pagamento</Th>
          {!openId && (
            <SortTh {...sorting} field="created" className="max-lg:hidden">
              Creata
            </SortTh>
          )}
        </tr>
      </thead>
      <tbody>
        {bookings.map((booking) => {
          const isOpen = booking.id === openId
          const shade = isOpen ? 'bg-primary-light/50' : 'group-hover:bg-paper'
          return (
            <tr key={booking.id} className="group cursor-pointer" onClick={() => open(booking.id)}>
              <Td
                className={classNames(
                  shade,
                  isOpen && 'shadow-[inset_3px_0_0_var(--color-primary)]',
                )}
              >
                <button
                  type="button"
                  className="rounded-tag text-left font-semibold"
                  aria-expanded={isOpen}
                  {...{ [bookingRow]: booking.id }}
                  onClick={(event) => {
                    event.stopPropagation()
                    open(booking.id)
                  }}
                >
                  {booking.contactName || 'Senza nome'}
                </button>
                <Sub>{booking.reference}</Sub>
              </Td>
              <Td className={shade}>
                {booking.destinationTitle}
                <Sub>{formatDate(booking.startDate)}</Sub>
              </Td>
              <Td right className={classNames(shade, openId && 'xl:max-[1399px]:hidden')}>
                {booking.adultCount + booking.childCount}
              </Td>
              <Td right className={classNames(shade, 'font-semibold whitespace-nowrap')}>
                {formatEuro(booking.totalPrice)}
              </Td>
              <Td className={shade}>
                <BookingState {...booking} />
              </Td>
              {!openId && (
                <Td className={classNames(shade, 'whitespace-nowrap text-ink-2 max-lg:hidden')}>
                  {formatDate(booking.createdAt)}
                </Td>
              )}
            </tr>
          )
        })}
      </tbody>
    </Table>
  )
}

function PhoneList({ bookings }: BookingListProps) {
  const open = useOpen()
  return (
    <ul>
      {bookings.map((booking) => (
        <li key={booking.id} className="border-b border-line">
          <button
            type="button"
            {...{ [bookingRow]: booking.id }}
            onClick={() => open(booking.id)}
            className="grid min-h-19 w-full grid-cols-[minmax(0,1fr)_auto] gap-x-3 gap-y-0.5 px-4.5 py-3.5 text-left"
          >
            <b className="truncate text-[1.03125rem] font-[650]">
              {booking.contactName || 'Senza nome'}
            </b>
            <b className="text-right text-[1.03125rem] font-[650]">
              {formatEuro(booking.totalPrice)}
            </b>
            <span className="truncate text-ink-2">
              {booking.destinationTitle} · {formatDayMonth(booking.startDate)}
            </span>
            <span className="justify-self-end">
              <BookingState {...booking} />
            </span>
          </button>
        </li>
      ))}
    </ul>
  )
}
