export { extras, gallery } from '../../pictures/trips/londra-harry-potter.ts'
export { info } from '../londra-harry-potter/info.ts'
export { reviews } from '../londra-harry-potter/reviews.ts'
export { trip } from '../londra-harry-potter/trip.ts'

export const itinerary = []
