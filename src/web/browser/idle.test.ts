// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { whenIdle } from './idle.ts'

/** Idle callbacks run only when the test says so. */
let quiet: (() => void)[] = []

beforeEach(() => {
  quiet = []
  vi.stubGlobal('requestIdleCallback', (run: () => void) => quiet.push(run))
})

afterEach(() => {
  while (quiet.length > 0) quiet.shift()?.()
  vi.unstubAllGlobals()
})

describe('work for quiet moments', () => {
  test('runs once there is one', () => {
    const work = vi.fn()
    whenIdle(work)
    expect(work).not.toHaveBeenCalled()
    quiet.shift()?.()
    expect(work).toHaveBeenCalledOnce()
  })

  test('can be called off', () => {
    const work = vi.fn()
    whenIdle(work)()
    quiet.shift()?.()
    expect(work).not.toHaveBeenCalled()
  })

  test('goes on after a failure', () => {
    const after = vi.fn()
    whenIdle(() => {
      throw new Error('broken')
    })
    whenIdle(after)
    expect(() => quiet.shift()?.()).toThrow('broken')
    quiet.shift()?.()
    expect(after).toHaveBeenCalled()
  })
})
