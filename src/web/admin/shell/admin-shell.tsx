import { QueryClientProvider } from '@tanstack/react-query'
import { ChevronLeft } from 'lucide-react'
import { type RefObject, useEffect, useRef, useState } from 'react'
import { Navigate, Outlet, useLocation, useNavigate } from 'react-router'
import { mayCall } from '../../../domain/access/rights.ts'
import { Main } from '../../shell/main.tsx'
import { Link } from '../../ui/link.tsx'
import { TooltipProvider } from '../../ui/tooltip.tsx'
import { hasCode } from '../api.ts'
import { staffPageOf, staffPaths } from '../pages.ts'
import { staffQueries } from '../query.ts'
import { SampleStrip } from '../sample/sample-strip.tsx'
import { type Me, MeProvider, useMeQuery } from '../session.tsx'
import { onSessionExpired } from '../session-expired.ts'
import { Page } from '../ui/page.tsx'
import { LoadFailed } from '../ui/states.tsx'
import { BottomTabs } from './bottom-tabs.tsx'
import { CommandProvider } from './command.tsx'
import { ConfirmIdentity } from './confirm-identity-dialog.tsx'
import { SampleNote } from './sample-note.tsx'
import { Sidebar, SidebarSkeleton } from './sidebar.tsx'
import { SignInAgain } from './sign-in-again.tsx'
import { useBackOfficePolicy } from './use-back-office-policy.ts'

export function Component() {
  useBackOfficePolicy()
  return (
    <QueryClientProvider client={staffQueries}>
      <TooltipProvider>
        <Guard />
      </TooltipProvider>
    </QueryClientProvider>
  )
}

function loginAddress(from: string, expired: boolean): string {
  return `${staffPaths.login}?da=${encodeURIComponent(from)}${expired ? '&scaduta=1' : ''}`
}

/** No page of the back office is shown before the server has said who is signed in. */
function Guard() {
  const { data: me, error, refetch } = useMeQuery()
  const { pathname, search } = useLocation()
  const navigate = useNavigate()
  const here = pathname + search
  const wasIn = me !== undefined
  const hasTyped = useHasTyped(pathname)
  const [isSigningInAgain, setSigningInAgain] = useState(false)
  useEffect(
    () =>
      onSessionExpired(() => {
        if (wasIn && hasTyped.current) setSigningInAgain(true)
        else void navigate(loginAddress(here, wasIn), { replace: true })
      }),
    [here, navigate, wasIn, hasTyped],
  )
  if (hasCode(error, 'UNAUTHORIZED') && !isSigningInAgain) {
    return <Navigate to={loginAddress(here, wasIn)} replace />
  }
  if (me) {
    return (
      <>
        <Frame me={me} />
        {isSigningInAgain && <SignInAgain me={me} onDone={() => setSigningInAgain(false)} />}
      </>
    )
  }
  return (
    <div className={frameLook}>
      <SidebarSkeleton />
      <Main className="min-w-0">
        {error && <LoadFailed error={error} onRetry={() => void refetch()} className="p-8" />}
      </Main>
    </div>
  )
}

/** Whether anything was typed since this page was opened, because it would be lost with the page. */
function useHasTyped(pathname: string): RefObject<boolean> {
  const hasTyped = useRef(false)
  useEffect(() => {
    const notice = () => {
      hasTyped.current = true
    }
    document.addEventListener('input', notice)
    return () => {
      hasTyped.current = false
      document.removeEventListener('input', notice)
    }
  }, [pathname])
  return hasTyped
}

const frameLook =
  'staff min-h-dvh bg-white text-base md:grid md:grid-cols-[236px_minmax(0,1fr)] md:text-staff'

/** A page with scroll areas of its own fills exactly the height that the strip above it leaves. */
const mainLook =
  'min-w-0 pb-22 md:pb-0 xl:has-[.fills-screen]:flex xl:has-[.fills-screen]:h-dvh xl:has-[.fills-screen]:flex-col'

/** Coordinators have a page of their own; they share only the account page with the office. */
function CoordinatorFrame({ me, pathname }: { me: Me; pathname: string }) {
  if (pathname !== staffPaths.account) return <Navigate to={staffPaths.road} replace />
  return (
    <div className="staff min-h-dvh bg-white text-base">
      <Main className="mx-auto max-w-180 pb-10">
        {!me.mustChangePassword && !me.mustAddSecondFactor && (
          <Link
            to={staffPaths.road}
            className="mx-4.5 mt-4 inline-flex min-h-11 items-center gap-1.5 font-semibold text-primary"
          >
            <ChevronLeft className="size-5" aria-hidden />
            Le mie partenze
          </Link>
        )}
        <Outlet />
      </Main>
    </div>
  )
}

function Frame({ me }: { me: Me }) {
  const { pathname } = useLocation()
  return (
    <MeProvider value={me}>
      <CommandProvider>
        {me.role === 'coordinator' ? (
          <CoordinatorFrame me={me} pathname={pathname} />
        ) : (
          <div className={frameLook}>
            <Sidebar />
            <Main className={mainLook}>
              <SampleNote className="mx-4.5 mt-3 inline-flex min-h-6 items-center px-2 md:hidden" />
              <SampleStrip />
              <Content me={me} pathname={pathname} />
            </Main>
            <BottomTabs />
          </div>
        )}
        <ConfirmIdentity />
      </CommandProvider>
    </MeProvider>
  )
}

function Content({ me, pathname }: { me: Me; pathname: string }) {
  const { search } = useLocation()
  const mustPause = me.mustChangePassword || me.mustAddSecondFactor
  if (mustPause && pathname !== staffPaths.account) {
    const wanted = encodeURIComponent(pathname + search)
    return <Navigate to={`${staffPaths.account}?da=${wanted}`} replace />
  }
  const page = staffPageOf(pathname)
  if (page && !mayCall(me.role, ...page.needs, me.hasSampleFigures)) return <Forbidden />
  return <Outlet />
}

function Forbidden() {
  return (
    <Page title="Accesso non consentito">
      <p className="max-w-[40em] px-page pt-2 text-ink-2">
        Questa pagina è riservata agli amministratori. Se ti serve, chiedi a uno di loro.
      </p>
    </Page>
  )
}
