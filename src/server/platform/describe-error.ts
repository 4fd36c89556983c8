import { sqlState } from './db/client.ts'
import { withSource } from './places-in-sources.ts'

type Described = {
  type: string
  /** SQLSTATE or the operating system's error code, such as ENOSPC. */
  code?: string
  message?: string
  stack?: string[]
  cause?: Described
}

const deepest = 4
const frames = 12

/**
 * The parts of an error that may be logged: type, code and stack. Messages repeat values of rows and
 * requests, which may be personal data; only those of the language's own errors never do.
 */
export function describeError(error: unknown, depth = 1): Described {
  if (!(error instanceof Error)) return { type: typeof error }
  const code = codeOf(error)
  const stack = error.stack
    ?.split('\n')
    .map((line) => line.trim())
    .filter((line) => line.startsWith('at '))
    .slice(0, frames)
    .map(withSource)
  return {
    type: error.name,
    ...(code && { code }),
    ...(isOfTheLanguage(error) && { message: error.message }),
    ...(stack && { stack }),
    ...(error.cause !== undefined &&
      depth < deepest && { cause: describeError(error.cause, depth + 1) }),
  }
}

function codeOf(error: Error): string | undefined {
  const { code } = error as { code?: unknown }
  return (
    sqlState(error) ?? (typeof code === 'string' && /^[\w-]{1,40}$/.test(code) ? code : undefined)
  )
}

function isOfTheLanguage(error: Error): boolean {
  return error instanceof TypeError || error instanceof ReferenceError
}
