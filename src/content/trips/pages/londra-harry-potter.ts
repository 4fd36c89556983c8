export { extras, gallery } from '../../pictures/trips/londra-harry-potter.ts'
export { reviews } from '../londra-harry-potter/reviews.ts'
export { trip } from '../londra-harry-potter/trip.ts'

export const itinerary = []
