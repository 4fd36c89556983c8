import { path } from '../../contract/pages.ts'
import type { TripFigures } from '../../domain/catalogue/figures.ts'
import type { TripContent } from '../../domain/catalogue/page-contents.ts'
import { toEuros } from '../../domain/money.ts'
import { site } from '../browser/site.ts'
import { tripPath } from '../browser/trip-address.ts'
import { type StructuredData, siteOrigin } from '../ui/meta.tsx'

const availabilityOf = (free: number) => (free > 0 ? 'LimitedAvailability' : 'SoldOut')

/** The trip with its offer and days, and its breadcrumbs, as structured data. */
export function tripStructuredData(
  { id, page }: TripContent,
  { price, isUnbookable, spots, rating }: TripFigures,
): StructuredData[] {
  const { trip, itinerary } = page
  const { brand } = site()
  const origin = siteOrigin()
  const url = origin + tripPath(id)
  const days = itinerary.map(({ day, title }) => ({
    '@type': 'ListItem',
    position: day,
    item: { '@type': 'TouristAttraction', name: `Giorno ${day}: ${title}` },
  }))
  return [
    {
      '@type': ['TouristTrip', 'Product'],
      name: trip.title,
      description: trip.description,
      url,
      image: `${origin}/pictures/share/${id}.jpg`,
      provider: { '@type': 'TravelAgency', '@id': `${origin}/#agenzia`, name: brand.name },
      brand: { '@type': 'Brand', name: brand.name },
      offers: {
        '@type': 'Offer',
        price: toEuros(price),
        priceCurrency: 'EUR',
        ...((spots || isUnbookable) && {
          availability: `https://schema.org/${availabilityOf(spots?.free ?? 0)}`,
        }),
        url,
      },
      ...(rating && {
        aggregateRating: {
          '@type': 'AggregateRating',
          ratingValue: rating.value,
          reviewCount: rating.count,
          bestRating: 5,
          worstRating: 1,
        },
      }),
      ...(days.length > 0 && {
        itinerary: { '@type': 'ItemList', numberOfItems: days.length, itemListElement: days },
      }),
    },
    {
      '@type': 'BreadcrumbList',
      itemListElement: [
        { '@type': 'ListItem', position: 1, name: 'Home', item: `${origin}/` },
        {
          '@type': 'ListItem',
          position: 2,
          name: 'Viaggi e Pacchetti',
          item: origin + path('trips'),
        },
        { '@type': 'ListItem', position: 3, name: trip.title, item: url },
      ],
    },
  ]
}
