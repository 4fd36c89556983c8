import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { isNoindex } from '../../contract/pages.ts'
import { isAdsPath, withoutAdsPrefix } from '../../domain/catalogue/ads.ts'
import { whenIdle } from '../browser/idle.ts'

/** Counts the visit and the trips that are viewed; never before the page itself is done. */
export function useVisitSteps(): void {
  const { pathname } = useLocation()
  useEffect(() => {
    if (isNoindex(pathname) && !isAdsPath(pathname)) return
    return whenIdle(() =>
      import('./visit.ts').then(
        ({ recordVisit }) => recordVisit(withoutAdsPrefix(pathname)),
        () => {},
      ),
    )
  }, [pathname])
}
