import { z } from 'zod'
import { anotherAirport } from '../catalogue/airports.ts'
import { spotsText } from '../catalogue/departures.ts'
import { type IsoDate, isIsoDate } from '../dates.ts'
import { parseBirthDate, travellerTexts } from './travellers.ts'
import {
  childProblem,
  emailSchema,
  phoneSchema,
  simpleTravellerSchema,
  typedExtras,
} from './travellers-schema.ts'
import { personName } from './typed-text-schema.ts'

type Offered = { startDate: IsoDate; spotsAvailable: number }

/** The rules by which /booking is checked; a trial booking has no age limit. */
export type DirectRules = { isReal: boolean; today: IsoDate; smallestAge: number | null }

/** The form of /booking, checked against the departures of the chosen trip. */
export function directBookingSchema(
  departures: readonly Offered[],
  { isReal, today, smallestAge }: DirectRules,
) {
  const offered = (date: string) => departures.find(({ startDate }) => startDate === date)
  return z
    .object({
      tripId: z.string().min(1, { error: 'Scegli il viaggio' }),
      startDate: z
        .string()
        .refine((date) => offered(date), { error: 'Scegli la partenza' })
        .refine((date) => offered(date)?.spotsAvailable !== 0, {
          error: "Questa partenza è al completo: scegline un'altra",
        }),
      airport: z.string().min(1, { error: "Scegli l'aeroporto" }),
      /** The airport as typed, if none in the list fits. */
      otherAirport: z.union([z.literal(''), personName(70, '')], {
        error: "Scrivi solo il nome dell'aeroporto o della città",
      }),
      /** Idempotency key, generated once per draft: sending the form twice makes one booking. */
      submissionId: z.string(),
      extras: typedExtras,
      email: emailSchema,
      phone: phoneSchema,
      travellers: z
        .array(simpleTravellerSchema.extend({ birthDate: z.string() }))
        .min(1, { error: 'Aggiungi almeno un viaggiatore' }),
    })
    .superRefine(({ startDate, travellers }, context) => {
      if (!isReal || !isIsoDate(startDate)) return
      for (const [index, { type, birthDate }] of travellers.entries()) {
        if (type !== 'child') continue
        const result = parseBirthDate(birthDate, today)
        const known = result.ok ? result.date : null
        const message =
          known === null && birthDate !== ''
            ? travellerTexts.birthDateInvalid
            : childProblem(known, { departure: startDate, smallestAge })
        if (message) {
          context.addIssue({ code: 'custom', message, path: ['travellers', index, 'birthDate'] })
        }
      }
    })
    .superRefine(({ airport, otherAirport }, context) => {
      if (!isReal || airport !== anotherAirport || otherAirport) return
      const message = 'Scrivi da quale aeroporto o città vuoi partire'
      context.addIssue({ code: 'custom', message, path: ['otherAirport'] })
    })
    .superRefine(({ startDate, travellers }, context) => {
      const spots = offered(startDate)?.spotsAvailable ?? 0
      if (travellers.length <= spots) return
      const message = `Su questa partenza restano ${spotsText(spots)}`
      context.addIssue({ code: 'custom', message, path: ['startDate'] })
    })
}

export type DirectBooking = z.input<ReturnType<typeof directBookingSchema>>
