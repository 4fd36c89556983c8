export { extras, gallery } from '../../pictures/trips/praga-budapest.ts'
export { info } from '../praga-budapest/info.ts'
export { reviews } from '../praga-budapest/reviews.ts'
export { trip } from '../praga-budapest/trip.ts'

export const itinerary = []
