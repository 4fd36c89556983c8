import type { SiteFigures } from '../../domain/catalogue/figures.ts'
import { site } from '../browser/site.ts'
import { type StructuredData, siteOrigin } from './meta.tsx'

/** The agency's structured data for search engines: its operating office in Ancona and its rating. */
export function agencyData({ mode, rating, campaign }: SiteFigures): StructuredData {
  const { brand } = site()
  const { address, hours } = brand
  const { value, reviews } = brand.ratings.structuredData
  const shown = mode === 'sample' ? { value, count: reviews } : rating
  const origin = siteOrigin()
  return {
    '@type': 'TravelAgency',
    '@id': `${origin}/#agenzia`,
    name: brand.name,
    legalName: brand.legalName,
    url: `${origin}/`,
    logo: `${origin}${brand.logo.main}`,
    image: `${origin}${brand.meta.shareImage}`,
    ...(mode === 'sample' && campaign && { description: brand.meta.description }),
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
    sameAs: Object.values(brand.socialLinks).filter(Boolean),
    ...(shown && {
      aggregateRating: {
        '@type': 'AggregateRating',
        ratingValue: shown.value,
        reviewCount: shown.count,
        bestRating: 5,
        worstRating: 1,
      },
    }),
  }
}

type Words = { value: string; label: string }

/**
 * The agency's headline numbers. A trial shows the samples written for that place; with real data every
 * place shows the same numbers, each only if it has its proof or its reviews.
 */
export function agencyClaims(figures: SiteFigures, samples: readonly Words[]): readonly Words[] {
  if (figures.mode === 'sample') return samples
  const { claims, rating } = figures
  return [
    { value: claims.travellers?.value, label: 'viaggiatori felici' },
    { value: rating && `${rating.value}/5`, label: 'valutazione media' },
    { value: claims.experience?.value, label: 'anni di esperienza' },
  ].filter((words): words is Words => Boolean(words.value))
}
