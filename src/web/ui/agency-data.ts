import { site } from '../browser/site.ts'
import { type StructuredData, siteOrigin } from './meta.tsx'

/** The agency as search engines know it: its operating office in Ancona and its rating. */
export function agencyData(): StructuredData {
  const { brand } = site()
  const { address, ratings, hours } = brand
  const origin = siteOrigin()
  return {
    '@type': 'TravelAgency',
    '@id': `${origin}/#agenzia`,
    name: brand.name,
    legalName: brand.legalName,
    url: `${origin}/`,
    logo: `${origin}${brand.logo.main}`,
    image: `${origin}${brand.meta.shareImage}`,
    description: brand.meta.description,
    email: brand.contactEmail,
    telephone: brand.contactPhone,
    vatID: brand.vatNumber,
    priceRange: '€€',
    address: {
      '@type': 'PostalAddress',
      streetAddress: address.street,
      addressLocality: address.city,
      postalCode: address.postalCode,
      addressCountry: address.country,
    },
    openingHoursSpecification: hours.map(({ schema, opens, closes }) => ({
      '@type': 'OpeningHoursSpecification',
      dayOfWeek: schema,
      opens: opens.padStart(5, '0'),
      closes: closes.padStart(5, '0'),
    })),
    sameAs: Object.values(brand.socialLinks),
    aggregateRating: {
      '@type': 'AggregateRating',
      ratingValue: ratings.structuredData.value,
      reviewCount: ratings.structuredData.reviews,
      bestRating: ratings.structuredData.best,
      worstRating: ratings.structuredData.worst,
    },
  }
}
