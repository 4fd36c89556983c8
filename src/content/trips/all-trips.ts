import type { PublicTripId } from '../../domain/ids.ts'
import { australiaNuovaZelanda } from './pages/australia-nuova-zelanda.ts'
import { baliSingapore } from './pages/bali-singapore.ts'
import { canadaVancouverRockies } from './pages/canada-vancouver-rockies.ts'
import { cinaPechinoXianShanghai } from './pages/cina-pechino-xian-shanghai.ts'
import { egittoCompleto } from './pages/egitto-completo.ts'
import { grecia } from './pages/grecia.ts'
import { hawaii } from './pages/hawaii.ts'
import { indiaTriangoloOro } from './pages/india-triangolo-oro.ts'
import { islandaNorvegia } from './pages/islanda-norvegia.ts'
import { kenyaSafariExperience } from './pages/kenya-safari-experience.ts'
import { londraHarryPotter } from './pages/londra-harry-potter.ts'
import { losAngelesLasVegas } from './pages/losAngeles-lasVegas.ts'
import { maldiveDubai } from './pages/maldive-dubai.ts'
import { newyorkMiami } from './pages/newyork-miami.ts'
import { parigiDisneyland } from './pages/parigi-disneyland.ts'
import { peruMachuPicchu } from './pages/peru-machuPicchu.ts'
import { pragaBudapest } from './pages/praga-budapest.ts'
import { seychellesDubai } from './pages/seychelles-dubai.ts'
import { sharmElSheikh } from './pages/sharm-el-sheikh.ts'
import { tanzaniaZanzibar } from './pages/tanzania-zanzibar.ts'
import { thailandia } from './pages/thailandia.ts'
import { tokyoKyoto } from './pages/tokyo-kyoto.ts'
import type { TripPage } from './trip-page.ts'

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
