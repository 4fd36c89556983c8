import { card as baliSingapore } from '../../content/trips/bali-singapore/card.ts'
import { card as maldiveDubai } from '../../content/trips/maldive-dubai/card.ts'
import { card as newyorkMiami } from '../../content/trips/newyork-miami/card.ts'
import { card as thailandia } from '../../content/trips/thailandia/card.ts'
import { card as tokyoKyoto } from '../../content/trips/tokyo-kyoto/card.ts'

/** Taken one by one: the list of all cards is no part of the first load of every page. */
export const footerTrips = [maldiveDubai, tokyoKyoto, newyorkMiami, thailandia, baliSingapore]
