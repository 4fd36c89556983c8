import { useSyncExternalStore } from 'react'
import { listeners } from '../browser/listeners.ts'
import { hasCode } from './api.ts'
import { AuthError } from './auth.ts'

type Question = { answer: (confirmed: boolean) => void }

let question: Question | null = null
const { subscribe, tell } = listeners()

function ask(): Promise<boolean> {
  return new Promise((resolve) => {
    show({ answer: resolve })
  })
}

function show(next: Question | null): void {
  question = next
  tell()
}

/** The person closed the dialog: nothing happened, and no error is shown. */
export class NotConfirmed extends Error {
  override name = 'NotConfirmed'
}

/**
 * For sensitive calls: if the server wants password and code again, asks for them and repeats the call.
 * `mutationFn: () => withFreshSignIn(() => adminApi.accounts.save(input))`.
 */
export async function withFreshSignIn<T>(call: () => Promise<T>): Promise<T> {
  try {
    return await call()
  } catch (error) {
    if (!isAsking(error)) throw error
    if (!(await ask())) throw new NotConfirmed()
    return call()
  }
}

function isAsking(error: unknown): boolean {
  const code = 'FRESH_SIGN_IN_REQUIRED'
  return hasCode(error, code) || (error instanceof AuthError && error.code === code)
}

/** For the single dialog in the shell of the back office. */
export function useIdentityQuestion(): Question | null {
  return useSyncExternalStore(subscribe, () => question)
}

export function answerIdentity(confirmed: boolean): void {
  question?.answer(confirmed)
  show(null)
}
