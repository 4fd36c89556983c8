const deepest = 8

/**
 * An error and its causes, outermost first. Limited in depth, because errors may refer to each other in a
 * cycle.
 */
export function causesOf(error: unknown): Error[] {
  const causes: Error[] = []
  for (let at = error; at instanceof Error && causes.length < deepest; at = at.cause)
    causes.push(at)
  return causes
}
