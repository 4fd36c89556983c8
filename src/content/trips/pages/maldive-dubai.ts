export { extras, gallery } from '../../pictures/trips/maldive-dubai.ts'
export { itinerary } from '../maldive-dubai/itinerary.ts'
export { reviews } from '../maldive-dubai/reviews.ts'
export { trip } from '../maldive-dubai/trip.ts'
