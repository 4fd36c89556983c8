import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Download, ListFilter, ListX, Plus, UserPlus } from 'lucide-react'
import { useState } from 'react'
import { adminDownloads } from '../../../contract/admin/downloads.ts'
import { classNames } from '../../ui/class-names.ts'
import { admin } from '../api.ts'
import { staffPaths } from '../pages.ts'
import { PhoneStep } from '../tour/tour-steps.tsx'
import { FilterTabs } from '../ui/controls.tsx'
import { ListPage } from '../ui/loaded.tsx'
import { Page } from '../ui/page.tsx'
import { countText } from '../ui/pager.tsx'
import { StaffButton, StaffButtonAnchor, StaffButtonLink } from '../ui/staff-button.tsx'
import { Nothing } from '../ui/states.tsx'
import { useUrlState } from '../ui/use-url-state.ts'
import { BookingFilters } from './booking-filters.tsx'
import { BookingList } from './booking-list.tsx'
import { BookingPanel } from './booking-panel.tsx'
import { CancelManyDialog } from './cancel-many.tsx'
import { CustomerBookingDialog } from './customer-booking-dialog.tsx'
import { bookingTabLabels, useBookingQuery } from './use-booking-query.ts'

/** The list at the left, the open booking at the right; on a phone one covers the other. */
export function Component() {
  const { get, set, filter, page } = useUrlState()
  const { filters, activeFilters, tab, sort } = useBookingQuery()
  const [showFilters, setShowFilters] = useState(activeFilters > 0)
  const [isCancelling, setIsCancelling] = useState(false)
  const [isBooking, setIsBooking] = useState(false)
  const openId = get('booking')
  const list = useQuery({
    ...admin.bookings.list.queryOptions({ input: { ...filters, tab, sort, page } }),
    placeholderData: keepPreviousData,
  })
  const counts = useQuery({
    ...admin.bookings.counts.queryOptions({ input: filters }),
    placeholderData: keepPreviousData,
  })
  const tabs = bookingTabLabels.map(({ value, label }) => {
    const count = counts.data?.tabs[value]
    return { value, label, count: count && countText(count.total, count.totalIsExact) }
  })
  return (
    <Page
      title="Prenotazioni"
      className="fills-screen xl:flex xl:min-h-0 xl:flex-1 xl:flex-col xl:overflow-hidden"
      actions={
        <>
          <StaffButton
            icon={ListFilter}
            aria-expanded={showFilters}
            aria-controls={showFilters ? 'filtri' : undefined}
            onClick={() => setShowFilters(!showFilters)}
          >
            Filtra{activeFilters > 0 && ` (${activeFilters})`}
          </StaffButton>
          <StaffButtonAnchor
            icon={Download}
            href={adminDownloads.bookingsCsv({ ...filters, tab, sort })}
            download
          >
            Esporta
            <span className="sr-only"> l'elenco in CSV</span>
          </StaffButtonAnchor>
          <StaffButton icon={ListX} onClick={() => setIsCancelling(true)}>
            Annulla in blocco
          </StaffButton>
          <StaffButtonLink icon={Plus} to={staffPaths.generator} className="max-md:hidden">
            Nuovo link
          </StaffButtonLink>
          <StaffButton icon={UserPlus} kind="primary" onClick={() => setIsBooking(true)}>
            Prenota per un cliente
          </StaffButton>
        </>
      }
    >
      {isCancelling && <CancelManyDialog onClose={() => setIsCancelling(false)} />}
      {isBooking && (
        <CustomerBookingDialog
          onClose={() => setIsBooking(false)}
          onBooked={(id) => {
            setIsBooking(false)
            set({ booking: id }, { replace: false })
          }}
        />
      )}
      {showFilters && <BookingFilters />}
      <FilterTabs label="Stato delle prenotazioni" tabs={tabs} {...filter('tab', 'all')} />
      <div
        className={classNames(
          'min-h-0 flex-1',
          openId && 'xl:grid xl:grid-cols-[minmax(0,1fr)_468px]',
        )}
      >
        <div className="min-w-0 xl:overflow-y-auto">
          <ListPage
            query={list}
            rows={12}
            what={['prenotazione', 'prenotazioni']}
            empty={<NoBookings filtered={activeFilters > 0 || tab !== 'all'} />}
            onlyFresh
          >
            {({ items }) => (
              <BookingList
                bookings={items}
                sort={sort}
                openId={openId}
                stale={list.isPlaceholderData}
              />
            )}
          </ListPage>
        </div>
        {openId && (
          <BookingPanel
            key={openId}
            id={openId}
            onClose={() => set({ booking: undefined }, { replace: false })}
          />
        )}
      </div>
    </Page>
  )
}

function NoBookings({ filtered }: { filtered: boolean }) {
  return filtered ? (
    <Nothing title="Nessuna prenotazione trovata" className="px-page">
      Con questi filtri non c'è nulla: togline uno o scegli un'altra scheda.
    </Nothing>
  ) : (
    <Nothing
      title="Ancora nessuna prenotazione"
      className="px-page"
      action={<PhoneStep alone className="max-w-[36em]" />}
    >
      Genera un link e invialo a un cliente: la sua prenotazione compare qui.
    </Nothing>
  )
}
