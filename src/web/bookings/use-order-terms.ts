import { skipToken, useQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import type { IsoDate } from '../../domain/dates.ts'
import { type Api, calls } from '../api.ts'
import { failureTexts, tellFailure } from '../checkout/texts.ts'
import { queryClient } from '../query.ts'

type Offered = Awaited<ReturnType<Api['bookings']['quoteTrip']>>['offeredExtras']
const noExtras: Offered = []

type Wait = 'none' | 'under way' | 'over'
const noWait = { of: '', state: 'none' as Wait }

/** The texts that the customer agrees to with the order, and the extras on offer. */
export function useOrderTerms(tripId: string, startDate: IsoDate | undefined) {
  const isChosen = tripId !== '' && startDate !== undefined
  const { data, refetch } = useQuery(
    calls.bookings.quoteTrip.queryOptions({
      input: isChosen ? { tripId, startDate, adults: 1, children: 0 } : skipToken,
    }),
    queryClient,
  )
  const place = useRef<HTMLDivElement>(null)
  const chosen = `${tripId} ${startDate}`
  const [wait, setWait] = useState(noWait)
  const waiting = wait.of === chosen ? wait.state : 'none'

  /**
   * An order refers to texts that were shown: a customer who presses before they have loaded sees them
   * first and presses again. A call that is under way is awaited; a failed one is repeated once.
   */
  const waitForTerms = async () => {
    if (waiting === 'under way') return
    setWait({ of: chosen, state: 'under way' })
    const answer = await refetch({ cancelRefetch: false })
    if (answer.data) {
      setWait({ of: chosen, state: 'over' })
      place.current?.scrollIntoView({ block: 'center' })
      return
    }
    setWait(noWait)
    tellFailure(answer.error, failureTexts.load)
  }

  return {
    terms: data?.terms,
    extras: data?.offeredExtras ?? noExtras,
    refresh: refetch,
    waitForTerms,
    forgetWait: () => setWait(noWait),
    /** The element with the texts, and whether the customer waits or has waited for them. */
    arrival: { place, waiting },
  }
}

export type TermsArrival = ReturnType<typeof useOrderTerms>['arrival']
