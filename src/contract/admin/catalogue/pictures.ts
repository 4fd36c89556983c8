import { z } from 'zod'
import { uploadStates } from '../../../domain/catalogue/picture-uploads.ts'
import { pictureKinds } from '../../../domain/catalogue/pictures.ts'
import { staffCalls } from '../../calls.ts'
import { errorsOf } from '../../errors.ts'
import { isoInstant, uuid } from '../../values.ts'
import { done, pageInput, pageOf, searchText } from '../values.ts'

const call = staffCalls('immagini')

const rendition = z.object({ width: z.int(), height: z.int(), widths: z.array(z.int()) })

/** The data needed to show it, like `Picture` of the domain; the texts may still be missing. */
const drawnSchema = rendition.extend({
  id: z.string(),
  alt: z.string(),
  portrait: rendition.optional(),
  v: z.string(),
  placeholder: z.string(),
  kind: z.enum(pictureKinds).optional(),
  credit: z.string().optional(),
  focus: z.object({ x: z.number(), y: z.number() }).optional(),
})

export const uploadedPictureSchema = z.object({
  id: uuid,
  /** The name used in documents: `upload/<id>`. */
  name: z.string(),
  /** The key of its document: `picture/upload/<id>`. */
  key: z.string(),
  fileName: z.string(),
  bytes: z.int(),
  state: z.enum(uploadStates),
  /** The number of files generated so far, out of `total`. */
  done: z.int(),
  total: z.int(),
  /** Why it was refused, as a sentence. */
  reason: z.string().nullable(),
  /** The picture with the texts of the newest draft; null until it is ready. */
  picture: drawnSchema.nullable(),
  /** The revision of its document's draft, as in `catalogue.find`; 0 if there is no draft. */
  revision: z.int(),
  isPublished: z.boolean(),
  /** The published documents and drafts that use it. */
  usedIn: z.array(z.object({ key: z.string(), title: z.string() })),
  by: z.string(),
  at: isoInstant,
})

const path = '/pictures'

export const picturesContract = {
  list: call
    .get(path)
    .input(
      z.object({
        ...pageInput,
        /** Searches the file name and the picture's texts. */
        search: searchText,
        state: z.enum(uploadStates).optional(),
        unused: z.boolean().optional(),
      }),
    )
    .output(pageOf(uploadedPictureSchema)),
  find: call
    .get(`${path}/{id}`)
    .errors(errorsOf('NOT_FOUND'))
    .input(z.object({ id: uuid }))
    .output(uploadedPictureSchema),
  /** Uploads one file. The same file again returns the existing picture. */
  upload: call
    .post(path, { successStatus: 201 })
    .errors(errorsOf('PICTURE_TYPE', 'PICTURE_SIZE', 'PICTURES_WAITING', 'STORE_FULL'))
    .input(
      z.object({
        file: z.file({ error: 'Scegli una foto' }),
        kind: z.enum(pictureKinds).default('foto'),
      }),
    )
    .output(uploadedPictureSchema),
  /** Removes a picture only if no document uses it and no edition ever did. */
  remove: call
    .post(`${path}/{id}/remove`)
    .errors(errorsOf('NOT_FOUND', 'PICTURE_IN_USE'))
    .input(z.object({ id: uuid }))
    .output(done),
}
