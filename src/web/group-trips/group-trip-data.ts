import { path } from '../../contract/pages.ts'
import type { GroupTrip } from '../../domain/catalogue/shapes.ts'
import { site } from '../browser/site.ts'
import { type StructuredData, siteOrigin } from '../ui/meta.tsx'

/** The trip with its price, for search engines. */
export function groupTripData({ title, description, price }: GroupTrip): StructuredData {
  const origin = siteOrigin()
  return {
    '@type': 'TouristTrip',
    name: title,
    description,
    provider: { '@type': 'TravelAgency', '@id': `${origin}/#agenzia`, name: site().brand.name },
    offers: {
      '@type': 'Offer',
      price,
      priceCurrency: 'EUR',
      url: origin + path('groupTrips'),
    },
  }
}
