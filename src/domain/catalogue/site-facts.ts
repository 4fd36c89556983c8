import { type AddressBook, addressBook } from './addresses.ts'
import { firstAirports } from './airports.ts'
import type { Brand } from './brand.ts'
import { type Catalogue, shownTrips } from './catalogue.ts'
import type { Figures, SiteFigures } from './figures.ts'
import { footerTripIds } from './trips.ts'

/** The data about the site on every page. */
export type SiteFacts = {
  /** The version of the content the page loads next: `/content/<version>/…`. */
  readonly version: string
  readonly brand: SiteBrand
  /** If missing, the site is a new trial. */
  readonly figures?: SiteFigures | undefined
  /** Trips whose page address differs from their id; missing if there are none. */
  readonly addresses?: AddressBook | undefined
  /** Names, without 'Altro'; missing if they are the same as in the first edition. */
  readonly airports?: readonly string[]
  /** The popular destinations in the footer. */
  readonly footerTrips: readonly { readonly id: string; readonly title: string }[]
}

/** Brand properties not sent to pages, because only the server and the editor need them. */
const notShown = [
  'colors',
  'logoFiles',
  'atecoCode',
  'atecoDescription',
  'reviewsSite',
  'discountPercentage',
  // Only the contact page shows the map, and gets it with its own content.
  'map',
] as const
export type SiteBrand = Omit<Brand, (typeof notShown)[number]>

/** With real data the trial's sample numbers must not appear, not even in a page's source. */
function withoutSamples(brand: Brand): Brand {
  const nothing = { value: 0, reviews: 0, best: 0, worst: 0 }
  return {
    ...brand,
    meta: { ...brand.meta, description: '' },
    claims: {
      ...brand.claims,
      heroDesktop: [],
      heroMobile: [],
      about: [],
      since: 0,
      mainFooterClients: '',
      adsFooterClients: '',
    },
    ratings: { badge: nothing, structuredData: nothing },
  }
}

function siteBrand(brand: Brand): SiteBrand {
  const isShown = (name: string) => !(notShown as readonly string[]).includes(name)
  return Object.fromEntries(
    Object.entries(brand).filter(([name]) => isShown(name)),
  ) as unknown as SiteBrand
}

/** The code contains the first edition's airports, so only an agency's own ones add to a page's size. */
function ownAirports({ airports }: Catalogue): { airports?: readonly string[] } {
  return airports.join('|') === firstAirports.join('|') ? {} : { airports }
}

function ofTheSite({ trips: _, ...figures }: Figures): SiteFigures {
  return figures
}

export function siteFacts(catalogue: Catalogue, version: string, figures?: Figures): SiteFacts {
  const shown = shownTrips(catalogue)
  return {
    version,
    figures: figures && ofTheSite(figures),
    brand: siteBrand(figures?.mode === 'real' ? withoutSamples(catalogue.brand) : catalogue.brand),
    ...ownAirports(catalogue),
    addresses: addressBook(shown),
    footerTrips: footerTripIds.flatMap((id) => {
      const trip = shown.find((one) => one.id === id)
      return trip ? [{ id, title: trip.title }] : []
    }),
  }
}
