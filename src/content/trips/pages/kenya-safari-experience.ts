export { extras, gallery } from '../../pictures/trips/kenya-safari-experience.ts'
export { itinerary } from '../kenya-safari-experience/itinerary.ts'
export { reviews } from '../kenya-safari-experience/reviews.ts'
export { trip } from '../kenya-safari-experience/trip.ts'
