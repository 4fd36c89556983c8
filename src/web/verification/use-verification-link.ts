import { useMutation } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { verificationTexts } from '../../domain/booking/documents.ts'
import { type Api, calls } from '../api.ts'
import { isOddRequest, reasonOf } from '../api-errors.ts'
import { errorToast } from '../checkout/texts.ts'
import { queryClient } from '../query.ts'
import { toast } from '../ui/toast.ts'

export type OpenedLink = Awaited<ReturnType<Api['verification']['open']>>

type VerificationState =
  | { kind: 'loading' }
  | { kind: 'open'; link: OpenedLink }
  | { kind: 'refused'; message: string; onRetry?: () => void }

/** A malformed token gets the same message as an unknown one. */
function refusalOf(error: unknown): string | undefined {
  return isOddRequest(error) ? verificationTexts.invalid : reasonOf(error)
}

/** Opening uses up the link, so a page asks exactly once, however often React runs its effects. */
export function useVerificationLink(token: string | null): VerificationState {
  const { data, error, mutate } = useMutation(
    calls.verification.open.mutationOptions({
      onError: (failure) => toast(errorToast(refusalOf(failure) ?? verificationTexts.failed)),
    }),
    queryClient,
  )
  const asked = useRef<string | null>(undefined)
  useEffect(() => {
    if (asked.current === token) return
    asked.current = token
    if (token) mutate({ token })
    else toast(errorToast(verificationTexts.missingToken))
  }, [token, mutate])
  if (!token) return { kind: 'refused', message: verificationTexts.missingToken }
  if (data) return { kind: 'open', link: data }
  if (!error) return { kind: 'loading' }
  const message = refusalOf(error)
  return message
    ? { kind: 'refused', message }
    : { kind: 'refused', message: verificationTexts.failed, onRetry: () => mutate({ token }) }
}
