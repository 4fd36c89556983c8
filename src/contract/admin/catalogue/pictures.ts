import { z } from 'zod'
import { uploadStates } from '../../../domain/catalogue/picture-uploads.ts'
import { pictureKinds } from '../../../domain/catalogue/pictures.ts'
import { staffCalls } from '../../calls.ts'
import { errorsOf } from '../../errors.ts'
import { isoInstant, uuid } from '../../values.ts'
import { done, pageInput, pageOf, searchText } from '../values.ts'

const call = staffCalls('immagini')

const rendition = z.object({ width: z.int(), height: z.int(), widths: z.array(z.int()) })

/** Enough to draw it, as `Picture` of the domain; the words may still be missing. */
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
  /** How documents name it: `upload/<id>`. */
  name: z.string(),
  /** The document with what is said of it: `picture/upload/<id>`. */
  key: z.string(),
  fileName: z.string(),
  bytes: z.int(),
  state: z.enum(uploadStates),
  /** Files made so far, of how many. */
  done: z.int(),
  total: z.int(),
  /** Why it was refused, in a sentence. */
  reason: z.string().nullable(),
  /** With what the newest draft says of it; null until it is ready. */
  picture: drawnSchema.nullable(),
  /** Of the draft of its document, as in `catalogue.find`; 0 while there is none. */
  revision: z.int(),
  isPublished: z.boolean(),
  /** Documents, published or drafts, that show it. */
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
        /** In the name of the file and in what is said of it. */
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
  /** One file. The same file again answers with the picture that it already is. */
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
  /** Only what nothing shows and no edition has shown. */
  remove: call
    .post(`${path}/{id}/remove`)
    .errors(errorsOf('NOT_FOUND', 'PICTURE_IN_USE'))
    .input(z.object({ id: uuid }))
    .output(done),
}
