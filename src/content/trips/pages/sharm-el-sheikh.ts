export { extras, gallery } from '../../pictures/trips/sharm-el-sheikh.ts'
export { itinerary } from '../sharm-el-sheikh/itinerary.ts'
export { reviews } from '../sharm-el-sheikh/reviews.ts'
export { trip } from '../sharm-el-sheikh/trip.ts'
