import { expect, test } from 'vitest'
import { gate } from '../testing/gate.ts'
import { withProgress } from './with-progress.ts'

test('what is reported is told in order, the result last', async () => {
  const step = gate()
  const told = withProgress(async (report: (done: number) => void) => {
    report(1)
    await step.opened
    return 'fatto'
  })
  expect(await told.next()).toEqual({ done: false, value: 1 })
  step.open()
  expect(await told.next()).toEqual({ done: true, value: 'fatto' })
})

test('a failure is told to who listens', async () => {
  const told = withProgress(() => Promise.reject(new Error('disco pieno')))
  await expect(told.next()).rejects.toThrow('disco pieno')
})

test('the work goes on when nobody listens any more', async () => {
  const step = gate()
  let isDone = false
  const told = withProgress(async (report: (done: number) => void) => {
    report(1)
    await step.opened
    isDone = true
  })
  await told.next()
  await told.return(undefined)
  step.open()
  await expect.poll(() => isDone).toBe(true)
})
