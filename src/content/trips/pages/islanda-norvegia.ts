export { extras, gallery } from '../../pictures/trips/islanda-norvegia.ts'
export { itinerary } from '../islanda-norvegia/itinerary.ts'
export { reviews } from '../islanda-norvegia/reviews.ts'
export { trip } from '../islanda-norvegia/trip.ts'
