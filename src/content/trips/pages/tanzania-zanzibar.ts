export { extras, gallery } from '../../pictures/trips/tanzania-zanzibar.ts'
export { itinerary } from '../tanzania-zanzibar/itinerary.ts'
export { reviews } from '../tanzania-zanzibar/reviews.ts'
export { trip } from '../tanzania-zanzibar/trip.ts'
