export { extras, gallery } from '../../pictures/trips/egitto-completo.ts'
export { itinerary } from '../egitto-completo/itinerary.ts'
export { reviews } from '../egitto-completo/reviews.ts'
export { trip } from '../egitto-completo/trip.ts'
