import { expect, test } from 'vitest'
import { databaseOfThisFile } from '../testing/database-of-this-file.ts'
import { limits, requireWithinLimit } from './rate-limit.ts'

const database = await databaseOfThisFile()

const at = (time: string) => ({ db: database.db, now: () => new Date(time) })

test('an office behind one address has room: 120 bookings, 60 messages and uploads, 30 sign-ins', () => {
  expect(limits.booking).toBeGreaterThanOrEqual(120)
  expect(limits.message).toBeGreaterThanOrEqual(60)
  expect(limits.upload).toBeGreaterThanOrEqual(60)
  expect(limits.signIn).toBeGreaterThanOrEqual(30)
})

test('one more than the limit is refused, another address and the next window are not', async () => {
  const now = at('2027-01-10T10:01:00Z')
  for (let i = 0; i < limits.message; i++) await requireWithinLimit(now, 'message', '10.0.0.1')
  await expect(requireWithinLimit(now, 'message', '10.0.0.1')).rejects.toThrow('RATE_LIMITED')
  await requireWithinLimit(now, 'message', '10.0.0.2')
  await requireWithinLimit(now, 'upload', '10.0.0.1')
  await requireWithinLimit(at('2027-01-10T10:11:00Z'), 'message', '10.0.0.1')
})

test('parallel requests are all counted', async () => {
  const now = at('2027-01-11T10:01:00Z')
  const outcomes = await Promise.allSettled(
    Array.from({ length: limits.upload + 7 }, () => requireWithinLimit(now, 'upload', '10.0.0.3')),
  )
  expect(outcomes.filter((outcome) => outcome.status === 'rejected')).toHaveLength(7)
})
