import { DomainError } from '../../domain/errors.ts'

/** No form nests deeper; a malicious body of nothing but brackets does. */
const deepest = 64

/** A NUL byte or an unpaired surrogate: no keyboard produces them and PostgreSQL refuses them. */
const unstorable = /\0|\p{Surrogate}/u

export function refuseUnstorableText(input: unknown): void {
  let level: unknown[] = [input]
  for (let depth = 0; level.length > 0; depth += 1) {
    if (depth > deepest) throw new DomainError('VALIDATION', { reason: 'too deep' })
    if (level.some((value) => typeof value === 'string' && unstorable.test(value))) {
      throw new DomainError('VALIDATION', { reason: 'unstorable text' })
    }
    level = level.flatMap(inside)
  }
}

/** The parsed input; files are skipped, because they have no entries. */
function inside(value: unknown): unknown[] {
  if (Array.isArray(value)) return value
  return typeof value === 'object' && value !== null ? Object.entries(value).flat() : []
}
