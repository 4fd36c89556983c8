import { useEffect } from 'react'
import type { FieldValues, UseFormReturn } from 'react-hook-form'

/** The notifications listen for this. It is an event so that pages without a form do not load this code. */
export const errorsMended = 'errors-mended'

/** Lists of rows keep an empty slot for each corrected row. */
function isFlawless(errors: object): boolean {
  return Object.values(errors).every(
    (error) => !error || (Array.isArray(error) && error.every((row) => !row)),
  )
}

/** Once the last wrong field of a form is corrected, the notification about it is removed. */
export function useWithdrawnErrors<Values extends FieldValues, Context, Ready>({
  subscribe,
}: UseFormReturn<Values, Context, Ready>): void {
  useEffect(() => {
    let wasWrong = false
    return subscribe({
      formState: { errors: true },
      callback: ({ errors = {} }) => {
        const isWrong = !isFlawless(errors)
        if (wasWrong && !isWrong) window.dispatchEvent(new Event(errorsMended))
        wasWrong = isWrong
      },
    })
  }, [subscribe])
}
