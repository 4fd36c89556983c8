import { part } from '../../ui/optional.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { TryAgain } from '../../ui/try-again.tsx'
import { useMay } from '../session.tsx'
import { FilterTabs } from '../ui/controls.tsx'
import { Page } from '../ui/page.tsx'
import { useUrlState } from '../ui/use-url-state.ts'
import { EntryList } from './entry-list.tsx'
import { ImportBox } from './import-box.tsx'
import { MissingList } from './missing-list.tsx'

const looks = { loading: <Skeleton className="mx-page mt-6 h-70" />, missing: TryAgain }
const Overview = part(() => import('./overview.tsx'), looks)
const Refunds = part(() => import('./refunds.tsx'), looks)

const tabs = [
  { value: 'open', label: 'Da abbinare' },
  { value: 'done', label: 'Abbinati' },
  { value: 'missing', label: 'Da incassare' },
  { value: 'refunds', label: 'Rimborsi e buoni' },
  { value: 'overview', label: 'Andamento' },
]

/** The money: what came in, what it is for, what is missing. */
export function Component() {
  const { filter } = useUrlState()
  const may = useMay()
  const tab = filter('tab', 'open').value
  return (
    <Page title="Cassa" note="Bonifici, saldi e andamento">
      {may('cassa', 'import') && <ImportBox />}
      <FilterTabs label="Parte della Cassa" tabs={tabs} {...filter('tab', 'open')} />
      {(tab === 'open' || tab === 'done') && <EntryList view={tab} />}
      {tab === 'missing' && <MissingList />}
      {tab === 'refunds' && <Refunds />}
      {tab === 'overview' && <Overview />}
    </Page>
  )
}
