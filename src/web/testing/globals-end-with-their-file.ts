import { afterAll, vi } from 'vitest'

/** The next file in this worker finds the browser's own globals again. */
afterAll(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})
