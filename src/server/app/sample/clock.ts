/** Between two calls of the same step. */
const momentMs = 1_000

type Admission = { enter: () => void; fail: (reason: unknown) => void }

export type Clock = {
  now: () => Date
  /** Time passes, once nobody's call is under way. */
  wait: (milliseconds: number) => Promise<void>
  /** A call, a moment after those before it; who calls while others do calls at their moment. */
  during: <T>(call: () => Promise<T>) => Promise<T>
}

/**
 * A clock that never jumps inside a call, and so inside no transaction: what began on one day would end on
 * another, and no server does that to its database.
 */
export function openClock(first: number, tell: (now: Date) => Promise<unknown>): Clock {
  let moment = first
  let running = 0
  let pending = 0
  let jumps: Promise<unknown> = Promise.resolve()
  let atDoor: Admission[] = []
  let whenIdle: (() => void)[] = []
  const now = () => new Date(moment)
  const idle = () =>
    running === 0 ? Promise.resolve() : new Promise<void>((resolve) => whenIdle.push(resolve))
  /** One after another; `arrived` follows at once, before anything else can begin. */
  const jump = (milliseconds: number, arrived: () => void = () => undefined): Promise<void> => {
    pending += 1
    const done = jumps.then(async () => {
      try {
        await idle()
        moment += milliseconds
        await tell(now())
      } finally {
        pending -= 1
      }
      arrived()
    })
    jumps = done.catch(() => undefined)
    return done
  }
  const enter = () => {
    if (running > 0 && pending === 0) {
      running += 1
      return Promise.resolve()
    }
    return new Promise<void>((resolve, reject) => {
      atDoor.push({ enter: resolve, fail: reject })
      if (atDoor.length > 1) return
      const admit = () => {
        const admitted = atDoor
        atDoor = []
        running += admitted.length
        for (const one of admitted) one.enter()
      }
      jump(momentMs, admit).catch((reason: unknown) => {
        const refused = atDoor
        atDoor = []
        for (const one of refused) one.fail(reason)
      })
    })
  }
  const leave = () => {
    running -= 1
    if (running > 0) return
    const waiting = whenIdle
    whenIdle = []
    for (const resume of waiting) resume()
  }
  return {
    now,
    wait: (milliseconds) => jump(milliseconds),
    during: async (call) => {
      await enter()
      try {
        return await call()
      } finally {
        leave()
      }
    },
  }
}
