import { lazy } from 'react'

/** Only with real data: a trial does not load its code. */
export const CollectedReviews = lazy(() => import('./collected-reviews.tsx'))
