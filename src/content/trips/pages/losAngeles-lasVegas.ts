export { extras, gallery } from '../../pictures/trips/losAngeles-lasVegas.ts'
export { itinerary } from '../losAngeles-lasVegas/itinerary.ts'
export { reviews } from '../losAngeles-lasVegas/reviews.ts'
export { trip } from '../losAngeles-lasVegas/trip.ts'
