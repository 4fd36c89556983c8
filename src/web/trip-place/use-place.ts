import { useQuery } from '@tanstack/react-query'
import { useCallback, useEffect, useRef, useState } from 'react'
import { useNavigate, useParams } from 'react-router'
import { placePath } from '../../contract/pages.ts'
import { invitationMark } from '../../domain/trip/own-part.ts'
import { placeLinkInvalid } from '../../domain/trip/place.ts'
import { api, calls } from '../api.ts'
import { errorCode, isOddRequest, reasonOf } from '../api-errors.ts'
import { useToday } from '../browser/hydration.ts'
import { retryUnlessRefused } from '../checkout/booking-query.tsx'
import { queryClient } from '../query.ts'
import { askForPlace, forgetHere, useKeptPlace } from './use-kept-place.ts'

type Entering =
  | { state: 'invited'; token: string }
  | { state: 'in' }
  | { state: 'entering' }
  | { state: 'failed'; error: unknown; reason: string | undefined }

/** A mangled link gets the same message as an unknown one. */
function refusalOf(error: unknown): string | undefined {
  return isOddRequest(error) ? placeLinkInvalid : reasonOf(error)
}

/** One call per token, however often the page renders; if the link is opened again later, it is tried again. */
const tries = new Map<string, Promise<unknown>>()

function enterOnce(token: string): Promise<unknown> {
  const trying = tries.get(token) ?? api.trip.open({ token })
  tries.set(token, trying)
  const isOver = () => void tries.delete(token)
  trying.then(isOver, isOver)
  return trying
}

/** The link's token is removed from the address before anything else happens, and exchanged for a session. */
export function useEntering() {
  const { token } = useParams()
  const navigate = useNavigate()
  const [held, setHeld] = useState<string>()
  const [entering, setEntering] = useState<Entering>(
    token ? { state: 'entering' } : { state: 'in' },
  )
  const [seen, setSeen] = useState<string>()
  if (token !== seen) {
    setSeen(token)
    // An invitation can be used only once, so programs that open links to scan them must not use it up.
    const isInvitation = token?.startsWith(invitationMark)
    if (token) setEntering(isInvitation ? { state: 'invited', token } : { state: 'entering' })
  }
  const succeeded = useCallback(() => {
    // Another person may have used this phone: the data they saw must not be shown.
    queryClient.removeQueries({ queryKey: calls.trip.key() })
    setHeld(undefined)
    void forgetHere().then(() => setEntering({ state: 'in' }))
  }, [])
  const failed = useCallback((key: string, error: unknown) => {
    setHeld(errorCode(error) ? undefined : key)
    setEntering({ state: 'failed', error, reason: refusalOf(error) })
  }, [])
  useEffect(() => {
    if (!token) return
    void navigate(placePath, { replace: true })
    if (token.startsWith(invitationMark)) return
    enterOnce(token).then(succeeded, (error: unknown) => failed(token, error))
  }, [token, navigate, succeeded, failed])
  const enter = (key: string) => {
    setEntering({ state: 'entering' })
    enterOnce(key).then(succeeded, (error: unknown) => failed(key, error))
  }
  /** Called after signing in with a passkey, which has already created the session. */
  const entered = () => {
    setEntering({ state: 'entering' })
    succeeded()
  }
  return { entering, enter, entered, retry: held === undefined ? undefined : () => enter(held) }
}

/** What is shown depends on the day: a page that somebody comes back to on another one asks again. */
function useAskedEveryDay(isIn: boolean, ask: () => unknown): void {
  const today = useToday()
  const askedOn = useRef(today)
  useEffect(() => {
    if (askedOn.current === today) return
    askedOn.current = today
    if (isIn) void ask()
  }, [isIn, today, ask])
}

/** The server's answer or, while there is none (not even to opening the link), what this phone holds. */
export function usePlace(isIn: boolean, isUnheard: boolean) {
  const asked = useQuery(
    {
      ...calls.trip.view.queryOptions({ staleTime: 0, retry: retryUnlessRefused, enabled: isIn }),
      queryFn: askForPlace,
      refetchOnReconnect: true,
    },
    queryClient,
  )
  const { data, error, failureCount, refetch } = asked
  useAskedEveryDay(isIn, refetch)
  const hasFailed = isUnheard || failureCount > 0 || error !== null
  const kept = useKeptPlace({ data, error, hasFailed, isAsked: isIn || isUnheard })
  return { ...asked, kept }
}
