/** The process ends here: nothing that it would have asked of the database afterwards is asked. */
export class Killed extends Error {
  override name = 'Killed'
}

/** An end of the process before a chosen statement; until `revive` everything after it fails as well. */
export type Interruptions = {
  killBefore: (statement: number) => void
  /** True where the end has come. */
  revive: () => boolean
  /** The reason why the next statement is not carried out, if it is not. */
  count: () => Killed | undefined
  statement: () => Promise<void>
  /** The end has come, and nobody has revived the process yet. */
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
