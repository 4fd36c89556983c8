const deepest = 8

/** An error and what caused it, outermost first. Errors may name each other: it comes to an end. */
export function causesOf(error: unknown): Error[] {
  const causes: Error[] = []
  for (let at = error; at instanceof Error && causes.length < deepest; at = at.cause)
    causes.push(at)
  return causes
}
