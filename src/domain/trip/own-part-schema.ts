import { z } from 'zod'
import { type ExtraField, extraFields } from '../booking/traveller-fields.ts'
import { travellerSchema } from '../booking/travellers-schema.ts'

const { shape } = travellerSchema
const extras = Object.fromEntries(extraFields.map((name) => [name, shape[name]])) as Pick<
  typeof shape,
  ExtraField
>

/** Fields that are left out stay unchanged. */
export const ownDataSchema = z.object({
  birthDate: shape.birthDate,
  passportNumber: shape.passportNumber.optional(),
  address: shape.address.optional(),
  ...extras,
})

export type OwnData = z.output<typeof ownDataSchema>
