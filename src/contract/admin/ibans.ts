import { oc } from '@orpc/contract'
import { z } from 'zod'
import { ibanEditSchema, newIbanSchema } from '../../domain/iban-schema.ts'
import { errorsOf } from '../errors.ts'
import { isoInstant, uuid } from '../values.ts'
import { tags, version } from './values.ts'

export const savedIbanSchema = z.object({
  id: uuid,
  accountHolder: z.string(),
  iban: z.string(),
  bankName: z.string(),
  countryName: z.string().nullable(),
  isActive: z.boolean(),
  lastUsedAt: isoInstant.nullable(),
  linkCount: z.int(),
  version,
  createdAt: isoInstant,
})

/** What the generator needs of an account: never the whole number. */
export const activeIbanSchema = z.object({
  id: uuid,
  accountHolder: z.string(),
  bankName: z.string(),
  maskedIban: z.string(),
  lastUsedAt: isoInstant.nullable(),
})

export const ibansContract = {
  /** Active and inactive, by IBAN and then by last use. */
  list: oc
    .route({ method: 'GET', path: '/ibans', ...tags('conti bancari') })
    .output(z.object({ ibans: z.array(savedIbanSchema) })),
  /** Active ones, last used first. */
  active: oc
    .route({ method: 'GET', path: '/ibans/active', ...tags('conti bancari') })
    .output(z.object({ ibans: z.array(activeIbanSchema) })),
  /** `linksCreated` is 20 when the IBAN number itself is new, 0 otherwise. */
  save: oc
    .route({ method: 'POST', path: '/ibans', successStatus: 201, ...tags('conti bancari') })
    .errors(
      errorsOf('DUPLICATE_IBAN', 'INVALID_IBAN', 'IBAN_CHECK_FAILED', 'AUTOMATIC_LINKS_FAILED'),
    )
    .input(newIbanSchema)
    .output(z.object({ iban: savedIbanSchema, linksCreated: z.int() })),
  edit: oc
    .route({ method: 'PUT', path: '/ibans/{id}', ...tags('conti bancari') })
    .errors(
      errorsOf('IBAN_NOT_FOUND', 'DUPLICATE_IBAN_HOLDER', 'IBAN_CHECK_FAILED', 'VERSION_CONFLICT'),
    )
    .input(ibanEditSchema.extend({ id: uuid, version }))
    .output(savedIbanSchema),
  duplicate: oc
    .route({
      method: 'POST',
      path: '/ibans/{id}/duplicate',
      successStatus: 201,
      ...tags('conti bancari'),
    })
    .errors(errorsOf('IBAN_NOT_FOUND', 'DUPLICATE_IBAN', 'IBAN_CHECK_FAILED'))
    .input(ibanEditSchema.pick({ accountHolder: true }).extend({ id: uuid }))
    .output(savedIbanSchema),
  toggle: oc
    .route({ method: 'PUT', path: '/ibans/{id}/active', ...tags('conti bancari') })
    .errors(errorsOf('IBAN_NOT_FOUND', 'VERSION_CONFLICT'))
    .input(z.object({ id: uuid, isActive: z.boolean(), version }))
    .output(savedIbanSchema),
  /** When an account is chosen in the generator. */
  markUsed: oc
    .route({ method: 'POST', path: '/ibans/{id}/used', ...tags('conti bancari') })
    .errors(errorsOf('IBAN_NOT_FOUND'))
    .input(z.object({ id: uuid }))
    .output(activeIbanSchema),
}
