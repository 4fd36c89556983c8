/** A state that must never occur did occur. */
export class Violation extends Error {
  override name = 'Violation'
  readonly rule: string

  constructor(rule: string, details: readonly string[]) {
    super([rule, ...details.map((detail) => `  ${detail}`)].join('\n'))
    this.rule = rule
  }
}
