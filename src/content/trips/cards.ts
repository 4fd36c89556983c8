import type { TripCard } from '../../domain/catalogue/shapes.ts'
import { resolveTripId } from '../../domain/ids.ts'
import { testTrips } from '../test-trips.ts'
import { card as australiaNuovaZelanda } from './australia-nuova-zelanda/card.ts'
import { card as baliSingapore } from './bali-singapore/card.ts'
import { card as canadaVancouverRockies } from './canada-vancouver-rockies/card.ts'
import { card as cinaPechinoXianShanghai } from './cina-pechino-xian-shanghai/card.ts'
import { card as egittoCompleto } from './egitto-completo/card.ts'
import { card as grecia } from './grecia/card.ts'
import { card as hawaii } from './hawaii/card.ts'
import { card as indiaTriangoloOro } from './india-triangolo-oro/card.ts'
import { card as islandaNorvegia } from './islanda-norvegia/card.ts'
import { card as kenyaSafariExperience } from './kenya-safari-experience/card.ts'
import { card as londraHarryPotter } from './londra-harry-potter/card.ts'
import { card as losAngelesLasVegas } from './losAngeles-lasVegas/card.ts'
import { card as maldiveDubai } from './maldive-dubai/card.ts'
import { card as newyorkMiami } from './newyork-miami/card.ts'
import { card as parigiDisneyland } from './parigi-disneyland/card.ts'
import { card as peruMachuPicchu } from './peru-machuPicchu/card.ts'
import { card as pragaBudapest } from './praga-budapest/card.ts'
import { card as seychellesDubai } from './seychelles-dubai/card.ts'
import { card as sharmElSheikh } from './sharm-el-sheikh/card.ts'
import { card as tanzaniaZanzibar } from './tanzania-zanzibar/card.ts'
import { card as thailandia } from './thailandia/card.ts'
import { card as tokyoKyoto } from './tokyo-kyoto/card.ts'

/** The cards of the catalogue, in its canonical order. They are in the first load: nothing else is. */
export const tripCards = [
  tokyoKyoto,
  thailandia,
  tanzaniaZanzibar,
  maldiveDubai,
  baliSingapore,
  newyorkMiami,
  islandaNorvegia,
  hawaii,
  grecia,
  seychellesDubai,
  peruMachuPicchu,
  losAngelesLasVegas,
  australiaNuovaZelanda,
  canadaVancouverRockies,
  indiaTriangoloOro,
  cinaPechinoXianShanghai,
  kenyaSafariExperience,
  sharmElSheikh,
  egittoCompleto,
] as const satisfies readonly TripCard[]

/** Bookable trips that have a page, but no itinerary and no place on the home page. */
export const simpleTripCards = [
  parigiDisneyland,
  londraHarryPotter,
  pragaBudapest,
] as const satisfies readonly TripCard[]

/** Every trip that has a title: the public ones, the simple ones, those for trying. */
export const tripTitles: readonly { id: string; title: string }[] = [
  ...tripCards,
  ...simpleTripCards,
  ...testTrips,
].map(({ id, title }) => ({ id, title }))

const titles: ReadonlyMap<string, string> = new Map(tripTitles.map(({ id, title }) => [id, title]))

/** The title of any trip; stored rows and older addresses may carry an alias. */
export function tripTitle(idOrAlias: string): string {
  const id = resolveTripId(idOrAlias) ?? idOrAlias
  return titles.get(id) ?? id
}
