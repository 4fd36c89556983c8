/** Simulates a kill of the process: it sends no more statements to the database. */
export class Killed extends Error {
  override name = 'Killed'
}

/** Kills the process before a chosen statement; until `revive` all later statements fail as well. */
export type Interruptions = {
  killBefore: (statement: number) => void
  /** Returns true if the process was killed. */
  revive: () => boolean
  /** Counts a statement; returns the error if it must not run. */
  count: () => Killed | undefined
  statement: () => Promise<void>
  /** True between the kill and `revive`. */
  isOver: () => boolean
}

export function interruptions(): Interruptions {
  let left = Number.POSITIVE_INFINITY
  let hasCome = false
  const count = () => {
    if (left > 0) left -= 1
    else hasCome = true
    return hasCome ? new Killed('The process was killed here') : undefined
  }
  return {
    killBefore: (statement) => {
      left = statement
      hasCome = false
    },
    revive: () => {
      const came = hasCome
      left = Number.POSITIVE_INFINITY
      hasCome = false
      return came
    },
    count,
    statement: async () => {
      const reason = count()
      if (reason) throw reason
    },
    isOver: () => hasCome,
  }
}
