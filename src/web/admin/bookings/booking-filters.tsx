import { statusLabels } from '../../../domain/booking/booking-texts.ts'
import { choicesOf } from '../../ui/field.tsx'
import { TripFilter } from '../links/trip-filter.tsx'
import { DayFilter, FilterSelect, filterRow, SearchField } from '../ui/controls.tsx'
import { StaffButton } from '../ui/staff-button.tsx'
import { useUrlState } from '../ui/use-url-state.ts'
import { paymentLabels } from './status.tsx'
import { filterKeys, useBookingQuery } from './use-booking-query.ts'

const sources = [
  { value: 'link', label: 'Link gratuito o sito' },
  { value: 'admin_link', label: 'Link con prezzo' },
]
const referrals = [
  { value: 'ads', label: 'Pubblicità' },
  { value: 'organic', label: 'Senza pubblicità' },
]

export function BookingFilters() {
  const { set, filter } = useUrlState()
  const { activeFilters } = useBookingQuery()
  return (
    <div id="filtri" className={`${filterRow} px-page items-end pb-3`}>
      <SearchField
        label="Cerca nome, email, riferimento o causale"
        {...filter('q')}
        className="col-span-2 sm:w-80"
      />
      <FilterSelect
        label="Stato"
        all="Tutti gli stati"
        {...filter('status')}
        choices={choicesOf(statusLabels)}
      />
      <FilterSelect
        label="Pagamento"
        all="Tutti i pagamenti"
        {...filter('payment')}
        choices={paymentLabels}
      />
      <TripFilter {...filter('trip')} />
      <FilterSelect
        label="Origine"
        all="Tutte le origini"
        {...filter('source')}
        choices={sources}
      />
      <FilterSelect
        label="Provenienza"
        all="Ogni provenienza"
        {...filter('referral')}
        choices={referrals}
        className="max-sm:col-span-2"
      />
      <DayFilter label="Partenza dal" {...filter('from')} />
      <DayFilter label="al" {...filter('to')} />
      {activeFilters > 0 && (
        <StaffButton
          kind="ghost"
          onClick={() =>
            set(Object.fromEntries([...filterKeys, 'page'].map((key) => [key, undefined])))
          }
        >
          Togli i filtri
        </StaffButton>
      )}
    </div>
  )
}
