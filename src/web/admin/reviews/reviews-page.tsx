import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import { type ReviewState, reviewStates } from '../../../domain/booking/reviews.ts'
import { formatDate } from '../../../domain/dates.ts'
import { StatusDot } from '../../ui/badge.tsx'
import { Stars } from '../../ui/rating.tsx'
import { admin } from '../api.ts'
import { useMay } from '../session.tsx'
import { FilterTabs } from '../ui/controls.tsx'
import { ListPage } from '../ui/loaded.tsx'
import { Page } from '../ui/page.tsx'
import { StaffButton } from '../ui/staff-button.tsx'
import { Nothing } from '../ui/states.tsx'
import { useUrlState } from '../ui/use-url-state.ts'
import { ImportDialog } from './import-dialog.tsx'
import { ReviewDialog } from './review-dialog.tsx'
import { type Review, stateOf } from './states.ts'

const tabs = [
  { value: 'all', label: 'Tutte' },
  { value: 'received', label: 'Da leggere' },
  { value: 'published', label: 'Pubblicate' },
  { value: 'hidden', label: 'Nascoste' },
  { value: 'invited', label: 'Inviti' },
]

/** Reviews by returned travellers: to read, publish, answer, or hide with a reason. */
export function Component() {
  const { get, set, filter, page } = useUrlState()
  const may = useMay()
  const [importing, setImporting] = useState(false)
  const state = reviewStates.find((known) => known === get('state'))
  const query = useQuery({
    ...admin.reviews.list.queryOptions({ input: { page, state } }),
    placeholderData: keepPreviousData,
  })
  const openId = get('open')
  return (
    <Page
      title="Recensioni"
      actions={
        may('reviews', 'import') && (
          <StaffButton icon={Plus} kind="primary" onClick={() => setImporting(true)}>
            Importa
          </StaffButton>
        )
      }
    >
      <FilterTabs
        label="Stato delle recensioni"
        tabs={tabs}
        {...filter('state', 'all')}
        value={state ?? 'all'}
      />
      <ListPage
        query={query}
        rows={8}
        height={72}
        what={['recensione', 'recensioni']}
        empty={
          <Nothing title="Nessuna recensione qui" className="px-page">
            {nothingText(state)}
          </Nothing>
        }
        onlyFresh
      >
        {({ items }) => (
          <ul>
            {items.map((review) => (
              <Row
                key={review.id}
                review={review}
                onOpen={() => set({ open: review.id }, { replace: false })}
              />
            ))}
          </ul>
        )}
      </ListPage>
      {openId && (
        <ReviewDialog
          key={openId}
          id={openId}
          onClose={() => set({ open: undefined }, { replace: false })}
        />
      )}
      {importing && <ImportDialog onClose={() => setImporting(false)} />}
    </Page>
  )
}

function nothingText(state: ReviewState | undefined): string {
  return state === 'hidden'
    ? 'Nessuna è stata nascosta.'
    : 'Il giorno dopo il rientro chi ha viaggiato riceve un link personale per scriverla.'
}

function Row({ review, onOpen }: { review: Review; onOpen: () => void }) {
  const { label, tone } = stateOf(review.state)
  return (
    <li className="border-b border-line">
      <button
        type="button"
        onClick={onOpen}
        className="px-page grid w-full grid-cols-[minmax(0,1fr)_auto] gap-x-4 gap-y-0.5 py-3 text-left hover:bg-paper"
      >
        <span className="flex flex-wrap items-center gap-x-3">
          <b className="font-[650]">{review.shownName}</b>
          {review.stars !== null && <Stars count={review.stars} />}
        </span>
        <span className="text-right text-ink-2">{formatDate(review.endDate)}</span>
        <span className="truncate text-ink-2">
          {review.tripTitle}
          {review.text && `: ${review.text}`}
        </span>
        <StatusDot tone={tone}>{label}</StatusDot>
      </button>
    </li>
  )
}
