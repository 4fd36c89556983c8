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
  /** The scheduled time of publication. */
  dueAt: isoInstant.nullable(),
  /** The edition in which it was published. */
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

/** Named groups of drafts that are previewed, published and undone together. */
export const bundlesContract = {
  list: call.get(path).output(z.object({ bundles: z.array(bundleSchema) })),
  create: call
    .post(path, { successStatus: 201 })
    .errors(errorsOf('DRAFT_CONFLICT'))
    .input(newBundleSchema)
    .output(one),
  /** Removes only the bundle; its drafts and editions stay. */
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
  /** A private, expiring address that shows all pages of the bundle as they would look when published. */
  previewLink: call
    .get(`${path}/{id}/preview-link`)
    .errors(errorsOf('BUNDLE_NOT_FOUND'))
    .input(one)
    .output(z.object({ url: z.string(), expiresAt: isoInstant })),
}
