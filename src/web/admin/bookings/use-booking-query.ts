import type { BookingStatus, PaymentStatus } from '../../../domain/booking/bookings.ts'
import { useUrlState } from '../ui/use-url-state.ts'

export type Tab = 'all' | 'to_verify' | 'assistance' | 'waiting' | 'confirmed' | 'cancelled'
export type Sort =
  | 'created_desc'
  | 'created_asc'
  | 'start_asc'
  | 'start_desc'
  | 'name_asc'
  | 'name_desc'
  | 'total_desc'
  | 'total_asc'

export const bookingTabLabels: readonly { value: Tab; label: string }[] = [
  { value: 'all', label: 'Tutte' },
  { value: 'to_verify', label: 'Da verificare' },
  { value: 'assistance', label: 'Assistenza' },
  { value: 'waiting', label: 'In attesa' },
  { value: 'confirmed', label: 'Confermate' },
  { value: 'cancelled', label: 'Annullate' },
]

/** The URL parameters of the filters. */
export const filterKeys = [
  'q',
  'status',
  'payment',
  'trip',
  'departure',
  'link',
  'source',
  'referral',
  'from',
  'to',
] as const

/** The filters in the URL, translated into the input of the call. */
export function useBookingQuery() {
  const { get } = useUrlState()
  const given = (key: string) => get(key) || undefined
  const filters = {
    search: given('q'),
    status: given('status') as BookingStatus | undefined,
    paymentStatus: given('payment') as PaymentStatus | undefined,
    tripId: given('trip'),
    departureId: given('departure'),
    linkId: given('link'),
    source: given('source') as 'link' | 'admin_link' | undefined,
    referralSource: given('referral') as 'ads' | 'organic' | undefined,
    startFrom: given('from'),
    startTo: given('to'),
  }
  return {
    filters,
    activeFilters: filterKeys.filter((key) => get(key) !== '').length,
    tab: (given('tab') ?? 'all') as Tab,
    sort: (given('sort') ?? 'created_desc') as Sort,
  }
}
