import type { Refusal } from '../../../domain/catalogue/picture-uploads.ts'

/** The file itself is the reason: a retry would fail in the same way. */
export class Refused extends Error {
  readonly reason: Refusal

  constructor(reason: Refusal, options?: ErrorOptions) {
    super(reason, options)
    this.reason = reason
  }
}
