import { type AddressBook, addressBook } from './addresses.ts'
import { firstAirports } from './airports.ts'
import type { Brand } from './brand.ts'
import { type Catalogue, shownTrips } from './catalogue.ts'
import type { Figures, SiteFigures } from './figures.ts'
import { footerTripIds } from './trips.ts'

/** What every page knows of the site, whichever it is. */
export type SiteFacts = {
  /** Of the content that the page goes on with: `/content/<version>/…`. */
  readonly version: string
  readonly brand: SiteBrand
  /** Without them the site is a trial on its first day. */
  readonly figures?: SiteFigures | undefined
  /** Trips whose page has another address than their id; absent while there are none. */
  readonly addresses?: AddressBook | undefined
  /** Names, without 'Altro'; absent while they are those of the first edition. */
  readonly airports?: readonly string[]
  /** The popular destinations in the footer. */
  readonly footerTrips: readonly { readonly id: string; readonly title: string }[]
}

/** What only the server and the drawing board need stays there. */
const notShown = [
  'colors',
  'logoFiles',
  'atecoCode',
  'atecoDescription',
  'reviewsSite',
  'discountPercentage',
  // The contact page alone shows it, and brings it along.
  'map',
] as const
export type SiteBrand = Omit<Brand, (typeof notShown)[number]>

/** With real data nobody finds the numbers of a trial, not even in the source of a page. */
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

/** Browsers know those of the first edition: a page is heavier only for an agency's own. */
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
