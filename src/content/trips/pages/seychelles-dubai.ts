export { extras, gallery } from '../../pictures/trips/seychelles-dubai.ts'
export { itinerary } from '../seychelles-dubai/itinerary.ts'
export { reviews } from '../seychelles-dubai/reviews.ts'
export { trip } from '../seychelles-dubai/trip.ts'
