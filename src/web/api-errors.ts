import { ORPCError } from '@orpc/client'

export type FieldProblem = { path: readonly string[]; message: string }

/** The code of the server's refusal, or undefined when the error did not come from our server. */
export function errorCode(error: unknown): string | undefined {
  return error instanceof ORPCError ? error.code : undefined
}

/** A refusal carries its reason in Italian; server faults and network errors have no text for the visitor. */
export function reasonOf(error: unknown): string | undefined {
  if (!(error instanceof ORPCError)) return undefined
  return error.defined || error.code === 'VALIDATION' ? error.message : undefined
}

/** The reason of the refusal, or the page's own sentence if there is none. */
export function messageOf(error: unknown, fallback: string): string {
  return reasonOf(error) ?? fallback
}

/** The server could not even read the request, for example because its token is mangled. */
export function isOddRequest(error: unknown): boolean {
  return error instanceof ORPCError && (error.status === 400 || error.status === 414)
}

/** Whether the server answered at all; without an answer the request may or may not have been carried out. */
export function hasAnswered(error: unknown): boolean {
  return error instanceof ORPCError
}

function isProblem(value: unknown): value is FieldProblem {
  const problem = value as Partial<FieldProblem> | null
  return Array.isArray(problem?.path) && typeof problem.message === 'string'
}

/** The fields that the server did not accept. */
export function fieldProblems(error: unknown): FieldProblem[] {
  if (!(error instanceof ORPCError)) return []
  const fields: unknown = (error.data as { fields?: unknown } | undefined)?.fields
  return Array.isArray(fields) ? fields.filter(isProblem) : []
}
