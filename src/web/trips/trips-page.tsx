import { useLocation } from 'react-router'
import { travels } from '../../content/home.ts'
import { path } from '../../contract/pages.ts'
import { useResource } from '../browser/resources.ts'
import { DestinationsSection } from '../trip-cards/destinations-section.tsx'
import { Meta } from '../ui/meta.tsx'
import { breadcrumbData } from '../ui/structured-data.ts'
import { PackagesSection } from './packages-section.tsx'
import { tripsContent } from './trips-content.ts'

export function Component() {
  const { pathname } = useLocation()
  const { cards, packages } = useResource(tripsContent)
  return (
    <>
      <Meta
        title={travels.metaTitle}
        description={travels.metaDescription}
        path={pathname}
        structuredData={[breadcrumbData([{ name: travels.metaTitle, path: path('trips') }])]}
      />
      <DestinationsSection cards={cards} title={travels.metaTitle} lead={travels.lead} level={1} />
      <PackagesSection packages={packages} />
    </>
  )
}
