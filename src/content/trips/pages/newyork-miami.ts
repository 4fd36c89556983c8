export { extras, gallery } from '../../pictures/trips/newyork-miami.ts'
export { itinerary } from '../newyork-miami/itinerary.ts'
export { reviews } from '../newyork-miami/reviews.ts'
export { trip } from '../newyork-miami/trip.ts'
