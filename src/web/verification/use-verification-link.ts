import { useEffect, useRef, useState } from 'react'
import { verificationTexts } from '../../domain/documents.ts'
import { type Api, api } from '../api.ts'
import { errorCode, messageOf } from '../api-errors.ts'
import { errorToast } from '../checkout/texts.ts'
import { toast } from '../ui/toast.ts'

export type OpenedLink = Awaited<ReturnType<Api['verification']['open']>>

type VerificationState =
  | { kind: 'loading' }
  | { kind: 'open'; link: OpenedLink }
  | { kind: 'refused'; message: string }

/** A token that can't be one of ours is no different from one that nobody knows. */
function refusalOf(error: unknown): string {
  return errorCode(error) === 'VALIDATION'
    ? verificationTexts.invalid
    : messageOf(error, verificationTexts.failed)
}

/** Opening uses the link up, so a page asks exactly once, whatever React does with its effects. */
export function useVerificationLink(token: string | null): VerificationState {
  const [answer, setAnswer] = useState<VerificationState>({ kind: 'loading' })
  const asked = useRef<string | null>(undefined)
  useEffect(() => {
    if (asked.current === token) return
    asked.current = token
    if (!token) return toast(errorToast(verificationTexts.missingToken))
    api.verification.open({ token }).then(
      (link) => setAnswer({ kind: 'open', link }),
      (error: unknown) => {
        const message = refusalOf(error)
        setAnswer({ kind: 'refused', message })
        toast(errorToast(message))
      },
    )
  }, [token])
  return token ? answer : { kind: 'refused', message: verificationTexts.missingToken }
}
