/** The time between two calls of the same step. */
const momentMs = 1_000

type Admission = { enter: () => void; fail: (reason: unknown) => void }

export type Clock = {
  now: () => Date
  /** Lets time pass, once no call is running. */
  wait: (milliseconds: number) => Promise<void>
  /** Runs a call a moment after the previous ones; concurrent calls share one moment. */
  during: <T>(call: () => Promise<T>) => Promise<T>
}

/**
 * A clock that never jumps during a call, and so never within a transaction: a transaction that begins on one
 * day and ends on another would not happen on a real server.
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
  /** Jumps run one after another; `arrived` is called right after its jump, before the next can begin. */
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
