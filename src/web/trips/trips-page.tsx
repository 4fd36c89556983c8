import { useLocation } from 'react-router'
import { path } from '../../contract/pages.ts'
import { useContent } from '../browser/content.ts'
import { useSavedTrips } from '../browser/saved-trips.ts'
import { DestinationsSection } from '../trip-cards/destinations-section.tsx'
import { Meta } from '../ui/meta.tsx'
import { part } from '../ui/optional.tsx'
import { breadcrumbData } from '../ui/structured-data.ts'
import { PackagesSection } from './packages-section.tsx'

const SavedTrips = part(() => import('./saved-trips.tsx'))

export function Component() {
  const { pathname } = useLocation()
  const { texts, cards, zones, packages } = useContent('trips')
  const savedIds = useSavedTrips()
  const saved = savedIds.flatMap((id) => cards.find((card) => card.id === id) ?? [])
  return (
    <>
      <Meta
        title={texts.metaTitle}
        description={texts.metaDescription}
        path={pathname}
        structuredData={[breadcrumbData([{ name: texts.metaTitle, path: path('trips') }])]}
      />
      <DestinationsSection
        cards={cards}
        zones={zones}
        title={texts.metaTitle}
        lead={texts.lead}
        level={1}
      />
      {saved.length > 0 && <SavedTrips cards={saved} />}
      <PackagesSection texts={texts} packages={packages} />
    </>
  )
}
