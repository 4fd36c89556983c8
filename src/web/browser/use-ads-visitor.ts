import { useSyncExternalStore } from 'react'
import { isAdsVisitor, subscribeToReferral } from './referral.ts'

/** Whether the stored source is ads; unknown, thus false, while hydrating. */
export function useIsAdsVisitor(): boolean {
  return useSyncExternalStore(subscribeToReferral, isAdsVisitor, () => false)
}
