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

const title = 'Viaggi di gruppo'
const description =
  'Marrakech e Istanbul in piccoli gruppi, massimo 10 persone: prezzo, durata, hotel e tutto quello che è incluso.'

export function Component() {
  const { pathname } = useLocation()
  const { trips: written, band } = useContent('group-trips')
  const { mode } = useFigures()
  // Their departures are written, not stored: nobody counts the spots that they name.
  const trips = mode === 'sample' ? written : written.map((trip) => ({ ...trip, dates: [] }))
  return (
    <>
      <Meta
        title={title}
        description={description}
        path={pathname}
        structuredData={[
          ...trips.map(groupTripData),
          breadcrumbData([{ name: title, path: path('groupTrips') }]),
        ]}
      />
      <PageHead
        title={title}
        lead="Due viaggi brevi, per chi ha cinque o sei giorni e vuole provare che cosa vuol dire partire in dieci."
      />
      <div className="wrap">
        <p className="flex items-center gap-3 border-y border-line-2 py-5 text-lead font-semibold">
          <Users className="size-6 flex-none text-primary" aria-hidden />
          {site().brand.claims.groupSize}
        </p>
      </div>
      {trips.map((trip, index) => (
        <GroupTripArticle key={trip.id} trip={trip} priority={index === 0} />
      ))}
      <PictureBand
        picture={band}
        title="Cerchi un viaggio più lungo?"
        text="Abbiamo diciannove itinerari, tutti con due coordinatori italiani."
      >
        <ButtonLink to={path('trips')} kind="orange">
          Scopri le Destinazioni
        </ButtonLink>
      </PictureBand>
    </>
  )
}
