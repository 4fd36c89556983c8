import { beforeAll, expect, it } from 'vitest'
import { trialPromise } from '../../../domain/money/payment-promise.ts'
import { bankAccountOf } from '../../accounts/bank-account.ts'
import type { Summary } from '../../booking/bookings/summary-pdf.tsx'
import { databaseOfThisFile } from '../../testing/database-of-this-file.ts'
import { book, testDeps } from '../../testing/test-deps.ts'
import { drawPaper, papersWaiting } from './draw-paper.ts'
import { issuerOf } from './issuer.ts'

const database = await databaseOfThisFile()
const deps = testDeps(database.db)
let summary: Summary

beforeAll(async () => {
  const booking = await book(deps)
  const account = await bankAccountOf(deps.db, deps, booking)
  const issuer = issuerOf(deps)
  summary = { booking, account, promise: trialPromise, issuedAt: deps.now(), issuer }
})

it('draws papers asked for at once one after the other, each for who asked', async () => {
  const drawn = [1, 2, 3].map(() => drawPaper('summary', summary))
  expect(papersWaiting()).toBe(3)
  for (const file of await Promise.all(drawn)) {
    expect(Buffer.from(file.subarray(0, 5)).toString()).toBe('%PDF-')
  }
  expect(papersWaiting()).toBe(0)
})

it('keeps this thread free meanwhile', async () => {
  await drawPaper('summary', summary)
  const [here, everywhere] = [process.threadCpuUsage(), process.cpuUsage()]
  await Promise.all(Array.from({ length: 5 }, () => drawPaper('summary', summary)))
  // If it were drawn in this thread, nearly all the CPU time would be this thread's. CPU time does not depend
  // on how busy the machine is.
  const workOf = ({ user, system }: NodeJS.CpuUsage) => user + system
  const share = workOf(process.threadCpuUsage(here)) / workOf(process.cpuUsage(everywhere))
  expect(share).toBeLessThan(0.5)
})

it('says what failed, and draws the next one all the same', async () => {
  const broken = { ...summary, booking: { ...summary.booking, travelers: null as never } }
  await expect(drawPaper('summary', broken)).rejects.toThrow(/null/)
  expect((await drawPaper('summary', summary)).length).toBeGreaterThan(10_000)
})

it('refuses what can’t be handed to a thread, and goes on', async () => {
  const odd = { ...summary, issuedAt: (() => undefined) as never }
  await expect(drawPaper('summary', odd)).rejects.toThrow(/cloned/)
  expect((await drawPaper('summary', summary)).length).toBeGreaterThan(10_000)
})
