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
  const { get, set } = useUrlState()
  const { activeFilters } = useBookingQuery()
  const change = (key: string) => (value: string) => set({ [key]: value, page: undefined })
  return (
    <div id="filtri" className={`${filterRow} px-page items-end pb-3`}>
      <SearchField
        label="Cerca nome, email, riferimento o causale"
        value={get('q')}
        onChange={change('q')}
        className="col-span-2 sm:w-80"
      />
      <FilterSelect
        label="Stato"
        all="Tutti gli stati"
        value={get('status')}
        choices={choicesOf(statusLabels)}
        onChange={change('status')}
      />
      <FilterSelect
        label="Pagamento"
        all="Tutti i pagamenti"
        value={get('payment')}
        choices={paymentLabels}
        onChange={change('payment')}
      />
      <TripFilter value={get('trip')} onChange={change('trip')} />
      <FilterSelect
        label="Origine"
        all="Tutte le origini"
        value={get('source')}
        choices={sources}
        onChange={change('source')}
      />
      <FilterSelect
        label="Provenienza"
        all="Ogni provenienza"
        value={get('referral')}
        choices={referrals}
        onChange={change('referral')}
        className="max-sm:col-span-2"
      />
      <DayFilter label="Partenza dal" value={get('from')} onChange={change('from')} />
      <DayFilter label="al" value={get('to')} onChange={change('to')} />
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
