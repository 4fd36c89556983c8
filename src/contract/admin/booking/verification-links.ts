import { z } from 'zod'
import { personName } from '../../../domain/booking/typed-text-schema.ts'
import { externalUserIdPattern } from '../../../domain/booking/verification.ts'
import { webAddress } from '../../../domain/web-address-schema.ts'
import { staffCalls } from '../../calls.ts'
import { errorsOf } from '../../errors.ts'
import { isoInstant, uuid } from '../../values.ts'
import { pageInput, pageOf, searchText } from '../values.ts'

const call = staffCalls('verifica passaporto')

export const verificationStates = ['unused', 'used', 'completed'] as const

export const verificationLinkSchema = z.object({
  id: uuid,
  token: z.string(),
  /** {origin}/#/passport-verification?token={token} */
  url: z.string(),
  customerName: z.string(),
  sumsubUrl: z.string(),
  /** The customer's id at the provider; its webhooks refer to it. */
  externalUserId: z.string(),
  state: z.enum(verificationStates),
  used: z.boolean(),
  usedAt: isoInstant.nullable(),
  completedAt: isoInstant.nullable(),
  reviewAnswer: z.string().nullable(),
  createdBy: z.string().nullable(),
  createdAt: isoInstant,
})

const providerAddress = z
  .string({ error: "Inserisci l'indirizzo di verifica" })
  .trim()
  .min(1, { error: "Inserisci l'indirizzo di verifica" })
  .max(2000, { error: "L'indirizzo è troppo lungo" })
  .pipe(webAddress("L'indirizzo deve iniziare con https://"))

export const newVerificationLinkSchema = z.object({
  customerName: personName(120, 'Inserisci il nome del cliente'),
  sumsubUrl: providerAddress,
  /** The id given to the provider when its address was created; generated here if missing. */
  externalUserId: z
    .string()
    .trim()
    .regex(externalUserIdPattern, { error: 'Da 4 a 100 lettere, cifre o segni . @ + - _' })
    .optional(),
})

export const verificationLinksContract = {
  create: call
    .post('/verification-links', { successStatus: 201 })
    .errors(errorsOf('VERIFICATION_HOST', 'VERIFICATION_ID_TAKEN'))
    .input(newVerificationLinkSchema)
    .output(verificationLinkSchema),
  list: call
    .get('/verification-links')
    .input(
      z.object({
        ...pageInput,
        search: searchText,
        state: z.enum(['all', ...verificationStates]).default('all'),
      }),
    )
    .output(pageOf(verificationLinkSchema)),
  /** A new token for the same customer; the old address stops working. */
  regenerate: call
    .post('/verification-links/{id}/regenerate')
    .errors(errorsOf('NOT_FOUND'))
    .input(z.object({ id: uuid }))
    .output(verificationLinkSchema),
}
