import type { Destination, ItineraryDay, Review } from '../../domain/catalogue.ts'
import type { PublicTripId } from '../../domain/ids.ts'
import type { Picture } from '../../domain/pictures.ts'

/** Everything a trip's own page shows. */
export type TripPage = {
  readonly trip: Destination
  /** Empty for the trips without a public itinerary. */
  readonly itinerary: readonly ItineraryDay[]
  readonly reviews: readonly Review[]
  /** The two pictures that stand beside the main one. */
  readonly extras: readonly Picture[]
  /** The longer gallery; empty where a trip has none. */
  readonly gallery: readonly Picture[]
}

/** Written out so that the bundler makes one file per trip, fetched when its page is opened. */
const pages: Readonly<Record<PublicTripId, () => Promise<TripPage>>> = {
  'tokyo-kyoto': () => import('./pages/tokyo-kyoto.ts'),
  thailandia: () => import('./pages/thailandia.ts'),
  'tanzania-zanzibar': () => import('./pages/tanzania-zanzibar.ts'),
  'maldive-dubai': () => import('./pages/maldive-dubai.ts'),
  'bali-singapore': () => import('./pages/bali-singapore.ts'),
  'newyork-miami': () => import('./pages/newyork-miami.ts'),
  'islanda-norvegia': () => import('./pages/islanda-norvegia.ts'),
  hawaii: () => import('./pages/hawaii.ts'),
  grecia: () => import('./pages/grecia.ts'),
  'seychelles-dubai': () => import('./pages/seychelles-dubai.ts'),
  'peru-machuPicchu': () => import('./pages/peru-machuPicchu.ts'),
  'losAngeles-lasVegas': () => import('./pages/losAngeles-lasVegas.ts'),
  'australia-nuova-zelanda': () => import('./pages/australia-nuova-zelanda.ts'),
  'canada-vancouver-rockies': () => import('./pages/canada-vancouver-rockies.ts'),
  'india-triangolo-oro': () => import('./pages/india-triangolo-oro.ts'),
  'cina-pechino-xian-shanghai': () => import('./pages/cina-pechino-xian-shanghai.ts'),
  'kenya-safari-experience': () => import('./pages/kenya-safari-experience.ts'),
  'sharm-el-sheikh': () => import('./pages/sharm-el-sheikh.ts'),
  'egitto-completo': () => import('./pages/egitto-completo.ts'),
  'parigi-disneyland': () => import('./pages/parigi-disneyland.ts'),
  'londra-harry-potter': () => import('./pages/londra-harry-potter.ts'),
  'praga-budapest': () => import('./pages/praga-budapest.ts'),
}

export async function loadTrip(id: PublicTripId): Promise<TripPage> {
  const { trip, itinerary, reviews, extras, gallery } = await pages[id]()
  return { trip, itinerary, reviews, extras, gallery }
}
