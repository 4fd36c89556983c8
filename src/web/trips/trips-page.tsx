import { useLocation } from 'react-router'
import { path } from '../../contract/pages.ts'
import { useContent } from '../browser/content.ts'
import { DestinationsSection } from '../trip-cards/destinations-section.tsx'
import { Meta } from '../ui/meta.tsx'
import { breadcrumbData } from '../ui/structured-data.ts'
import { PackagesSection } from './packages-section.tsx'

export function Component() {
  const { pathname } = useLocation()
  const { texts, cards, packages } = useContent('trips')
  return (
    <>
      <Meta
        title={texts.metaTitle}
        description={texts.metaDescription}
        path={pathname}
        structuredData={[breadcrumbData([{ name: texts.metaTitle, path: path('trips') }])]}
      />
      <DestinationsSection cards={cards} title={texts.metaTitle} lead={texts.lead} level={1} />
      <PackagesSection texts={texts} packages={packages} />
    </>
  )
}
