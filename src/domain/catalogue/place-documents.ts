import { z } from 'zod'
import { anotherAirport } from './airports.ts'
import { text, unshownState } from './shapes.ts'

const order = z.int().min(0)

/** A part of the world by which lists filter trips: by the trip's `region` or by words in its texts. */
export const zoneDocumentSchema = z.object({
  title: text
    .max(24, { error: 'Al massimo 24 caratteri' })
    .regex(/\p{L}/u, { error: 'Scrivi almeno una lettera' }),
  words: z.array(text),
  state: unshownState,
  order,
})

/** A departure airport. Bookings store its name. */
export const airportDocumentSchema = z.object({
  name: text
    .max(60, { error: 'Al massimo 60 caratteri' })
    .regex(/^\p{L}[\p{L}\p{N} '’()-]*$/u, { error: 'Scrivi solo il nome dell’aeroporto' })
    .refine((name) => name.toLowerCase() !== anotherAirport.toLowerCase(), {
      error: '«Altro» c’è già, in fondo all’elenco',
    }),
  state: unshownState,
  order,
})
