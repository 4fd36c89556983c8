export { extras, gallery } from '../../pictures/trips/australia-nuova-zelanda.ts'
export { itinerary } from '../australia-nuova-zelanda/itinerary.ts'
export { reviews } from '../australia-nuova-zelanda/reviews.ts'
export { trip } from '../australia-nuova-zelanda/trip.ts'
