export { extras, gallery } from '../../pictures/trips/bali-singapore.ts'
export { itinerary } from '../bali-singapore/itinerary.ts'
export { reviews } from '../bali-singapore/reviews.ts'
export { trip } from '../bali-singapore/trip.ts'
