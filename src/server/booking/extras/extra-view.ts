import { type BookedExtra, extraLine } from '../../../domain/booking/extras.ts'

/** As pages, papers and mails name it. */
export function extraView(extra: BookedExtra) {
  const { id, units, conditions } = extra
  return { id, units, conditions, ...extraLine(extra) }
}
