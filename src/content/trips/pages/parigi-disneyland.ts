export { extras, gallery } from '../../pictures/trips/parigi-disneyland.ts'
export { info } from '../parigi-disneyland/info.ts'
export { reviews } from '../parigi-disneyland/reviews.ts'
export { trip } from '../parigi-disneyland/trip.ts'

export const itinerary = []
