import type { Act } from './agency.ts'

/** One event, with all its random decisions. */
export class Step {
  readonly act: Act
  readonly dice: readonly number[]
  /** Kills the process before its n-th statement. */
  readonly killBefore: number | undefined
  /** Another act at the same moment. */
  readonly beside: Step | undefined

  constructor(
    act: Act,
    dice: readonly number[],
    more: { killBefore?: number | undefined; beside?: Step | undefined } = {},
  ) {
    this.act = act
    this.dice = dice
    this.killBefore = more.killBefore
    this.beside = more.beside
  }

  toString(): string {
    const killed =
      this.killBefore === undefined ? '' : `, killed before statement ${this.killBefore}`
    const beside = this.beside ? `, while ${this.beside.toString()}` : ''
    return `${this.act.name} (${this.dice.join(' ')})${killed}${beside}`
  }
}
