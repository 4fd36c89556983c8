import { DomainError } from '../../domain/errors.ts'

/** No form of ours nests deeper; a body of nothing but brackets does. */
const deepest = 64

/** Text with a zero byte in it is nobody's typing, and the database can't keep it. */
export function refuseZeroByte(input: unknown): void {
  let level: unknown[] = [input]
  for (let depth = 0; level.length > 0; depth += 1) {
    if (depth > deepest) throw new DomainError('VALIDATION', { reason: 'too deep' })
    if (level.some((value) => typeof value === 'string' && value.includes('\0'))) {
      throw new DomainError('VALIDATION', { reason: 'zero byte' })
    }
    level = level.flatMap(inside)
  }
}

/** What the framework parsed into; files are not walked through, for they have no entries. */
function inside(value: unknown): unknown[] {
  if (Array.isArray(value)) return value
  return typeof value === 'object' && value !== null ? Object.entries(value).flat() : []
}
