/** A field of the form and its new value. */
export type Leaf = { path: string; value: unknown }

/**
 * The smallest parts in which two states of a form differ, so that the field in use is not rendered again
 * because a colleague changed another one.
 */
export function leavesToSet(now: unknown, next: unknown, path = ''): Leaf[] {
  if (JSON.stringify(now) === JSON.stringify(next)) return []
  if (Array.isArray(now) && Array.isArray(next) && now.length === next.length) {
    return next.flatMap((value: unknown, at) =>
      leavesToSet(now[at], value, within(path, String(at))),
    )
  }
  if (isRecord(now) && isRecord(next)) {
    return Object.entries(next).flatMap(([name, value]) =>
      leavesToSet(now[name], value, within(path, name)),
    )
  }
  return [{ path, value: next }]
}

function within(path: string, step: string): string {
  return path === '' ? step : `${path}.${step}`
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
