export { extras, gallery } from '../../pictures/trips/canada-vancouver-rockies.ts'
export { itinerary } from '../canada-vancouver-rockies/itinerary.ts'
export { reviews } from '../canada-vancouver-rockies/reviews.ts'
export { trip } from '../canada-vancouver-rockies/trip.ts'
