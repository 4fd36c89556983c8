import type { TripInfo } from '../../domain/catalogue/trip-info.ts'
import type { Destination, ItineraryDay, Review } from '../../domain/catalogue.ts'
import type { PublicTripId } from '../../domain/ids.ts'
import type { Picture } from '../../domain/pictures.ts'
import * as australiaNuovaZelanda from './pages/australia-nuova-zelanda.ts'
import * as baliSingapore from './pages/bali-singapore.ts'
import * as canadaVancouverRockies from './pages/canada-vancouver-rockies.ts'
import * as cinaPechinoXianShanghai from './pages/cina-pechino-xian-shanghai.ts'
import * as egittoCompleto from './pages/egitto-completo.ts'
import * as grecia from './pages/grecia.ts'
import * as hawaii from './pages/hawaii.ts'
import * as indiaTriangoloOro from './pages/india-triangolo-oro.ts'
import * as islandaNorvegia from './pages/islanda-norvegia.ts'
import * as kenyaSafariExperience from './pages/kenya-safari-experience.ts'
import * as londraHarryPotter from './pages/londra-harry-potter.ts'
import * as losAngelesLasVegas from './pages/losAngeles-lasVegas.ts'
import * as maldiveDubai from './pages/maldive-dubai.ts'
import * as newyorkMiami from './pages/newyork-miami.ts'
import * as parigiDisneyland from './pages/parigi-disneyland.ts'
import * as peruMachuPicchu from './pages/peru-machuPicchu.ts'
import * as pragaBudapest from './pages/praga-budapest.ts'
import * as seychellesDubai from './pages/seychelles-dubai.ts'
import * as sharmElSheikh from './pages/sharm-el-sheikh.ts'
import * as tanzaniaZanzibar from './pages/tanzania-zanzibar.ts'
import * as thailandia from './pages/thailandia.ts'
import * as tokyoKyoto from './pages/tokyo-kyoto.ts'

/** Everything a trip's own page shows. */
type TripPage = {
  readonly trip: Destination
  readonly info: TripInfo
  /** Empty for the trips without a public itinerary. */
  readonly itinerary: readonly ItineraryDay[]
  readonly reviews: readonly Review[]
  /** The two pictures that stand beside the main one. */
  readonly extras: readonly Picture[]
  /** The longer gallery; empty where a trip has none. */
  readonly gallery: readonly Picture[]
}

/** Every trip of the first edition. */
export const tripPages: Readonly<Record<PublicTripId, TripPage>> = {
  'tokyo-kyoto': tokyoKyoto,
  thailandia,
  'tanzania-zanzibar': tanzaniaZanzibar,
  'maldive-dubai': maldiveDubai,
  'bali-singapore': baliSingapore,
  'newyork-miami': newyorkMiami,
  'islanda-norvegia': islandaNorvegia,
  hawaii,
  grecia,
  'seychelles-dubai': seychellesDubai,
  'peru-machuPicchu': peruMachuPicchu,
  'losAngeles-lasVegas': losAngelesLasVegas,
  'australia-nuova-zelanda': australiaNuovaZelanda,
  'canada-vancouver-rockies': canadaVancouverRockies,
  'india-triangolo-oro': indiaTriangoloOro,
  'cina-pechino-xian-shanghai': cinaPechinoXianShanghai,
  'kenya-safari-experience': kenyaSafariExperience,
  'sharm-el-sheikh': sharmElSheikh,
  'egitto-completo': egittoCompleto,
  'parigi-disneyland': parigiDisneyland,
  'londra-harry-potter': londraHarryPotter,
  'praga-budapest': pragaBudapest,
}

/** In the canonical order: the destinations first, then the trips without an itinerary. */
export const allTrips: readonly TripPage[] = Object.values(tripPages)
