import { ORPCError } from '@orpc/client'

export type FieldProblem = { path: readonly string[]; message: string }

/** The code of a refusal, or undefined when no answer of ours came back. */
export function errorCode(error: unknown): string | undefined {
  return error instanceof ORPCError ? error.code : undefined
}

/** A refusal says in Italian why; a fault of ours, or of the network, has nothing to say. */
export function reasonOf(error: unknown): string | undefined {
  if (!(error instanceof ORPCError)) return undefined
  return error.defined || error.code === 'VALIDATION' ? error.message : undefined
}

/** The reason of the refusal, or else the page's sentence. */
export function messageOf(error: unknown, fallback: string): string {
  return reasonOf(error) ?? fallback
}

/** What was asked for can't even be read: a token that somebody has mangled. */
export function isOddRequest(error: unknown): boolean {
  return error instanceof ORPCError && (error.status === 400 || error.status === 414)
}

/** Whether the server answered at all: without an answer nobody knows what it has done. */
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
