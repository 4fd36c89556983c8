import { z } from 'zod'
import { type RoomField, roomFields, travellerFields } from './traveller-fields.ts'
import { requiredText } from './typed-text-schema.ts'

/** One of the field's choices or a short text; always optional. */
function wishSchema(name: RoomField): z.ZodType<string, string> {
  const field = travellerFields[name]
  if (!('choices' in field)) return z.union([z.literal(''), requiredText(field.max, '')])
  const known = Object.keys(field.choices)
  return z
    .string()
    .refine((value) => value === '' || known.includes(value), { error: 'Scegli una delle voci' })
}

export const roomWishesSchema = z.object(
  Object.fromEntries(roomFields.map((name) => [name, wishSchema(name)])) as Record<
    RoomField,
    z.ZodType<string, string>
  >,
)

export type RoomWishes = z.output<typeof roomWishesSchema>
