export { extras, gallery } from '../../pictures/trips/hawaii.ts'
export { itinerary } from '../hawaii/itinerary.ts'
export { reviews } from '../hawaii/reviews.ts'
export { trip } from '../hawaii/trip.ts'
