import { Outlet } from 'react-router'
import { ConsentOutlet } from './consent/consent-outlet.tsx'
import { SkipLink } from './shell/main.tsx'
import { NavigationProgress } from './shell/navigation-progress.tsx'
import { OfflineNotice } from './shell/offline-notice.tsx'
import { useNavigationEffects } from './shell/use-navigation-effects.ts'
import { useVisitSteps } from './tracking/use-visit-steps.ts'
import { ToastOutlet } from './ui/toast-outlet.tsx'

/** Around every page: what follows navigations, and what floats above. */
export function AppRoot() {
  useNavigationEffects()
  useVisitSteps()
  return (
    <>
      <SkipLink />
      <ConsentOutlet />
      <NavigationProgress />
      <Outlet />
      <OfflineNotice />
      <ToastOutlet />
    </>
  )
}
