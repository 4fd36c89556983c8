import { Page } from '../ui/page.tsx'
import { useUrlState } from '../ui/use-url-state.ts'
import { PricedLinkForm } from './priced-link-form.tsx'

/** The generator of links with a price; `?trip=` and `?date=` preselect the trip and the day. */
export function Component() {
  const { get } = useUrlState()
  const [tripId, startDate] = [get('trip') || undefined, get('date') || undefined]
  return (
    <Page title="Generatore link">
      <div className="px-page max-w-[760px] pb-12">
        <p className="mb-5 text-ink-2">
          Scegli il conto su cui arriverà il bonifico, poi il viaggio e la partenza. Il link vale 30
          giorni.
        </p>
        <PricedLinkForm key={`${tripId} ${startDate}`} tripId={tripId} startDate={startDate} />
      </div>
    </Page>
  )
}
