import { z } from 'zod'
import { claimKeys, proofTypes } from '../../../domain/catalogue/claims.ts'
import { webAddress } from '../../../domain/web-address-schema.ts'
import { staffCalls } from '../../calls.ts'
import { errorsOf } from '../../errors.ts'
import { isoDay, isoInstant, typedDay } from '../../values.ts'
import { done, version } from '../values.ts'

const call = staffCalls('dichiarazioni')

const claimKey = z.enum(claimKeys)

export const claimSchema = z.object({
  key: claimKey,
  value: z.string(),
  proofUrl: z.string().nullable(),
  proofNote: z.string().nullable(),
  /** The name of the proof file; null: no file is stored. */
  fileName: z.string().nullable(),
  fileType: z.enum(proofTypes).nullable(),
  checkedBy: z.string().nullable(),
  checkedAt: isoInstant.nullable(),
  validUntil: isoDay.nullable(),
  state: z.enum(['missing', 'unproven', 'expired', 'proven']),
  version,
})

const nothing = z.literal('').transform(() => null)

/** Visitors follow this link, so it must be a safe https address. */
const proofUrl = z.union([nothing, webAddress().max(500)], {
  error: 'Un indirizzo che comincia con https://',
})

const fields = {
  value: z
    .string()
    .trim()
    .min(1, { error: 'Scrivi che cosa si può dire' })
    .max(80, { error: 'Al massimo 80 caratteri' }),
  proofUrl: z.string().trim().pipe(proofUrl),
  proofNote: z
    .string()
    .trim()
    .max(300, { error: 'Al massimo 300 caratteri' })
    .transform((text) => text || null),
  validUntil: typedDay('Indica fino a quando vale la prova'),
}

export const claimFields = z.object(fields)
export const proofMissing = 'Indica una pagina, un documento o un file che lo dimostra'

/** The claim's form; the file is chosen beside the fields. */
export const claimFormSchema = claimFields
  .extend({ hasFile: z.boolean() })
  .refine(
    ({ proofUrl, proofNote, hasFile }) => hasFile || proofUrl !== null || proofNote !== null,
    {
      path: ['proofUrl'],
      error: proofMissing,
    },
  )

/** The agency's claims about itself, and their proofs. */
export const claimsContract = {
  list: call.get('/claims').output(z.object({ claims: z.array(claimSchema) })),
  /** Saving confirms that the proof was checked: the staff member's name and the time are stored. */
  save: call
    .put('/claims/{key}')
    .errors(errorsOf('VERSION_CONFLICT', 'STORE_FULL'))
    .input(
      claimFields.extend({
        key: claimKey,
        version,
        /** A new file replaces the existing one; if missing, the existing file stays. */
        file: z.file().nullish(),
        removeFile: z.boolean().optional(),
      }),
    )
    .output(claimSchema),
  remove: call
    .delete('/claims/{key}')
    .errors(errorsOf('NOT_FOUND', 'VERSION_CONFLICT'))
    .input(z.object({ key: claimKey, version }))
    .output(done),
}
