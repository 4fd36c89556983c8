export { extras, gallery } from '../../pictures/trips/tokyo-kyoto.ts'
export { itinerary } from '../tokyo-kyoto/itinerary.ts'
export { reviews } from '../tokyo-kyoto/reviews.ts'
export { trip } from '../tokyo-kyoto/trip.ts'
