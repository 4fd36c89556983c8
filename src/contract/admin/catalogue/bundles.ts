import { z } from 'zod'
import { staffCalls } from '../../calls.ts'
import { errorsOf } from '../../errors.ts'
import { isoInstant, uuid } from '../../values.ts'
import { done } from '../values.ts'

const call = staffCalls('redazione')

const bundleSchema = z.object({
  id: uuid,
  name: z.string(),
  state: z.enum(['open', 'scheduled', 'published', 'failed']),
  /** When it is, or was, to be published by itself. */
  dueAt: isoInstant.nullable(),
  /** The edition that it became. */
  number: z.int().nullable(),
  by: z.string(),
  documents: z.array(z.object({ key: z.string(), title: z.string(), isDraft: z.boolean() })),
})

const newBundleSchema = z.object({
  name: z
    .string()
    .trim()
    .min(3, { error: 'Dai un nome, per esempio «Campagna di Natale»' })
    .max(80, { error: 'Al massimo 80 caratteri' }),
  keys: z.array(z.string().max(120)).min(1, { error: 'Scegli almeno una bozza' }).max(200),
})

const path = '/bundles'
const one = z.object({ id: uuid })

/** Drafts that are looked at, published and taken back together. */
export const bundlesContract = {
  list: call.get(path).output(z.object({ bundles: z.array(bundleSchema) })),
  create: call
    .post(path, { successStatus: 201 })
    .errors(errorsOf('DRAFT_CONFLICT'))
    .input(newBundleSchema)
    .output(one),
  /** The name goes; drafts and editions stay. */
  remove: call
    .post(`${path}/{id}/remove`)
    .errors(errorsOf('BUNDLE_NOT_FOUND', 'BUNDLE_WAITS'))
    .input(one)
    .output(done),
  takeBack: call
    .post(`${path}/{id}/take-back`)
    .errors(
      errorsOf(
        'FRESH_SIGN_IN_REQUIRED',
        'BUNDLE_NOT_FOUND',
        'BUNDLE_CHANGED',
        'NOTHING_TO_PUBLISH',
        'EDITION_NOT_WHOLE',
        'EDITION_NOT_FOUND',
      ),
    )
    .input(one)
    .output(done),
  /** A private address that shows all of its pages as they would be; it expires. */
  previewLink: call
    .get(`${path}/{id}/preview-link`)
    .errors(errorsOf('BUNDLE_NOT_FOUND'))
    .input(one)
    .output(z.object({ url: z.string(), expiresAt: isoInstant })),
}
