import { z } from 'zod'

const outOfRange = 'Scrivi un numero da 0,5 a 3, per esempio 1,2 per il 20 % in più'

/** The price factor of each month for every trip. */
export const seasonsDocumentSchema = z.object({
  factors: z
    .array(
      z.number().refine((factor) => factor >= 0.5 && factor <= 3 && isHundredth(factor), {
        error: outOfRange,
      }),
    )
    .length(12),
})

/** Finer steps are refused, because they would only lead to prices with odd cents. */
function isHundredth(factor: number): boolean {
  return Math.abs(factor * 100 - Math.round(factor * 100)) < 1e-6
}
