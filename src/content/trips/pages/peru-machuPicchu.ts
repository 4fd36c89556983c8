export { extras, gallery } from '../../pictures/trips/peru-machuPicchu.ts'
export { itinerary } from '../peru-machuPicchu/itinerary.ts'
export { reviews } from '../peru-machuPicchu/reviews.ts'
export { trip } from '../peru-machuPicchu/trip.ts'
