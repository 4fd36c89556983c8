import { oc } from '@orpc/contract'
import { z } from 'zod'
import { claimKeys } from '../../domain/claims.ts'
import { errorsOf } from '../errors.ts'
import { isoDay, isoInstant } from '../values.ts'
import { done, tags, version } from './values.ts'

const claimKey = z.enum(claimKeys)

export const claimSchema = z.object({
  key: claimKey,
  value: z.string(),
  proofUrl: z.string().nullable(),
  proofNote: z.string().nullable(),
  checkedBy: z.string().nullable(),
  checkedAt: isoInstant.nullable(),
  validUntil: isoDay.nullable(),
  state: z.enum(['missing', 'unproven', 'expired', 'proven']),
  version,
})

const nothing = z.literal('').transform(() => null)

/** Anybody must be able to look it up, and safely. */
const proofUrl = z.union([nothing, z.url({ protocol: /^https$/ }).max(500)], {
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
  validUntil: z.iso.date({ error: 'Indica fino a quando vale la prova' }),
}

type Proof = { proofUrl: string | null; proofNote: string | null }
const hasProof = (claim: Proof) => claim.proofUrl !== null || claim.proofNote !== null
const proofMissing = {
  path: ['proofUrl'],
  error: 'Indica una pagina o un documento che lo dimostra',
}

export const claimFormSchema = z.object(fields).refine(hasProof, proofMissing)

/** What the agency says of itself, and what proves it. */
export const claimsContract = {
  list: oc
    .route({ method: 'GET', path: '/claims', ...tags('dichiarazioni') })
    .output(z.object({ claims: z.array(claimSchema) })),
  /** Whoever saves it has looked at the proof: name and time are kept with it. */
  save: oc
    .route({ method: 'PUT', path: '/claims/{key}', ...tags('dichiarazioni') })
    .errors(errorsOf('VERSION_CONFLICT'))
    .input(z.object({ key: claimKey, version, ...fields }).refine(hasProof, proofMissing))
    .output(claimSchema),
  remove: oc
    .route({ method: 'DELETE', path: '/claims/{key}', ...tags('dichiarazioni') })
    .errors(errorsOf('NOT_FOUND', 'VERSION_CONFLICT'))
    .input(z.object({ key: claimKey, version }))
    .output(done),
}
