import { part } from '../ui/optional.tsx'

/** Used only with real data: a trial does not load its code. */
export const CollectedReviews = part(() => import('./collected-reviews.tsx'))
