import { useMutation, useQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { admin } from '../api.ts'
import { notifyDone, notifyProblem } from '../notify.ts'
import { staffQueries } from '../query.ts'
import { useMay, useMe } from '../session.tsx'

const whileFillingMs = 700
const failed = 'Non è riuscito: i dati di prova non sono stati caricati. Riprova tra poco.'

/** The state of the sample data, for every page of the back office. */
export function useSample() {
  const may = useMay()
  // Until password and second factor are set the server answers only account calls.
  const { mustChangePassword, mustAddSecondFactor } = useMe()
  const isHeld = mustChangePassword || mustAddSecondFactor
  const { data } = useQuery({
    ...admin.sample.status.queryOptions(),
    enabled: may('sample', 'status') && !isHeld,
    refetchInterval: ({ state }) => (state.data?.state === 'filling' ? whileFillingMs : false),
  })
  return data
}

type Sample = NonNullable<ReturnType<typeof useSample>>

/** Refetches everything when the sample data arrive, and reports a failure. To be used only once. */
export function useSampleArrival(state: Sample['state'] | undefined): void {
  const before = useRef(state)
  useEffect(() => {
    const was = before.current
    before.current = state
    if (was !== 'filling' || state === 'filling') return
    if (state === 'filled') void staffQueries.invalidateQueries()
    else if (state === 'none') notifyProblem(failed)
  }, [state])
}

/** Filling with sample data and emptying; afterwards everything is refetched. */
export function useSamplePresses() {
  const keep = (status: Sample) => staffQueries.setQueryData(admin.sample.status.queryKey(), status)
  const fill = useMutation(
    admin.sample.fill.mutationOptions({
      onSuccess: keep,
    }),
  )
  const empty = useMutation(
    admin.sample.empty.mutationOptions({
      onSuccess: async (status) => {
        keep(status)
        notifyDone('Dati di prova svuotati', 'Il gestionale è come prima.')
        await staffQueries.invalidateQueries()
      },
    }),
  )
  return { fill, empty }
}
