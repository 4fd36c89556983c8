import type { Picture } from '../../domain/catalogue/pictures.ts'
import * as australiaNuovaZelanda from './trips/australia-nuova-zelanda.ts'
import * as baliSingapore from './trips/bali-singapore.ts'
import * as canadaVancouverRockies from './trips/canada-vancouver-rockies.ts'
import * as cinaPechinoXianShanghai from './trips/cina-pechino-xian-shanghai.ts'
import * as egittoCompleto from './trips/egitto-completo.ts'
import * as grecia from './trips/grecia.ts'
import * as hawaii from './trips/hawaii.ts'
import * as indiaTriangoloOro from './trips/india-triangolo-oro.ts'
import * as islandaNorvegia from './trips/islanda-norvegia.ts'
import * as kenyaSafariExperience from './trips/kenya-safari-experience.ts'
import * as londraHarryPotter from './trips/londra-harry-potter.ts'
import * as losAngelesLasVegas from './trips/losAngeles-lasVegas.ts'
import * as maldiveDubai from './trips/maldive-dubai.ts'
import * as newyorkMiami from './trips/newyork-miami.ts'
import * as parigiDisneyland from './trips/parigi-disneyland.ts'
import * as peruMachuPicchu from './trips/peru-machuPicchu.ts'
import * as pragaBudapest from './trips/praga-budapest.ts'
import * as seychellesDubai from './trips/seychelles-dubai.ts'
import * as sharmElSheikh from './trips/sharm-el-sheikh.ts'
import * as tanzaniaZanzibar from './trips/tanzania-zanzibar.ts'
import * as thailandia from './trips/thailandia.ts'
import * as tokyoKyoto from './trips/tokyo-kyoto.ts'

/** Those beside the main picture of each trip, and the longer galleries. */
export const tripPictures: Picture[] = [
  australiaNuovaZelanda,
  baliSingapore,
  canadaVancouverRockies,
  cinaPechinoXianShanghai,
  egittoCompleto,
  grecia,
  hawaii,
  indiaTriangoloOro,
  islandaNorvegia,
  kenyaSafariExperience,
  londraHarryPotter,
  losAngelesLasVegas,
  maldiveDubai,
  newyorkMiami,
  parigiDisneyland,
  peruMachuPicchu,
  pragaBudapest,
  seychellesDubai,
  sharmElSheikh,
  tanzaniaZanzibar,
  thailandia,
  tokyoKyoto,
].flatMap(({ extras, gallery }) => [...extras, ...gallery])
