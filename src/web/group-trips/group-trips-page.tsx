import { Users } from 'lucide-react'
import { useLocation } from 'react-router'
import { brand } from '../../content/brand.ts'
import { groupTrips } from '../../content/group-trips.ts'
import { sitePictures } from '../../content/pictures/site.ts'
import { path } from '../../contract/pages.ts'
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
  return (
    <>
      <Meta
        title={title}
        description={description}
        path={pathname}
        structuredData={[
          ...groupTrips.map(groupTripData),
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
          {brand.claims.groupSize}
        </p>
      </div>
      {groupTrips.map((trip, index) => (
        <GroupTripArticle key={trip.id} trip={trip} priority={index === 0} />
      ))}
      <PictureBand
        picture={sitePictures['band-team']}
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
