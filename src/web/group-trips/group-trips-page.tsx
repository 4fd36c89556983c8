import { Users } from 'lucide-react'
import { useLocation } from 'react-router'
import { path } from '../../contract/pages.ts'
import { useContent } from '../browser/content.ts'
import { useFigures } from '../browser/figures.ts'
import { site } from '../browser/site.ts'
import { ButtonLink } from '../ui/button.tsx'
import { Meta } from '../ui/meta.tsx'
import { PageHead } from '../ui/page-head.tsx'
import { PictureBand } from '../ui/picture-band.tsx'
import { breadcrumbData } from '../ui/structured-data.ts'
import { GroupTripArticle } from './group-trip-article.tsx'
import { groupTripData } from './group-trip-data.ts'

export function Component() {
  const { pathname } = useLocation()
  const { texts, trips: written, band } = useContent('group-trips')
  const { mode } = useFigures()
  // Their departures are written texts, not stored data, so the spots that they mention are not counted.
  const trips = mode === 'sample' ? written : written.map((trip) => ({ ...trip, dates: [] }))
  return (
    <>
      <Meta
        title={texts.metaTitle}
        description={texts.metaDescription}
        path={pathname}
        structuredData={[
          ...trips.map(groupTripData),
          breadcrumbData([{ name: texts.metaTitle, path: path('groupTrips') }]),
        ]}
      />
      <PageHead title={texts.title} lead={texts.lead} />
      <div className="wrap">
        <p className="flex items-center gap-3 border-y border-line-2 py-5 text-lead font-semibold">
          <Users className="size-6 flex-none text-primary" aria-hidden />
          {site().brand.claims.groupSize}
        </p>
      </div>
      {trips.map((trip, index) => (
        <GroupTripArticle
          key={trip.id}
          trip={trip}
          priceNote={texts.priceNote}
          priority={index === 0}
        />
      ))}
      <PictureBand picture={band} title={texts.closing.title} text={texts.closing.text}>
        <ButtonLink to={path('trips')} kind="orange">
          Scopri le Destinazioni
        </ButtonLink>
      </PictureBand>
    </>
  )
}
