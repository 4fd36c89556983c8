import { type BookedExtra, extraLine } from '../../../domain/booking/extras.ts'

/** An extra as pages, documents and mails show it. */
export function extraView(extra: BookedExtra) {
  const { id, units, conditions } = extra
  return { id, units, conditions, ...extraLine(extra) }
}
