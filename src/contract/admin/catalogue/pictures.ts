import { oc } from '@orpc/contract'
import { z } from 'zod'
import { uploadStates } from '../../../domain/catalogue/picture-uploads.ts'
import { pictureKinds } from '../../../domain/catalogue/pictures.ts'
import { errorsOf } from '../../errors.ts'
import { isoInstant, uuid } from '../../values.ts'
import { done, pageInput, pageOf, searchText, tags } from '../values.ts'

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
const about = tags('immagini')

export const picturesContract = {
  list: oc
    .route({ method: 'GET', path, ...about })
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
  find: oc
    .route({ method: 'GET', path: `${path}/{id}`, ...about })
    .errors(errorsOf('NOT_FOUND'))
    .input(z.object({ id: uuid }))
    .output(uploadedPictureSchema),
  /** One file. The same file again answers with the picture that it already is. */
  upload: oc
    .route({ method: 'POST', path, successStatus: 201, ...about })
    .errors(errorsOf('PICTURE_TYPE', 'PICTURE_SIZE', 'PICTURES_WAITING', 'STORE_FULL'))
    .input(
      z.object({
        file: z.file({ error: 'Scegli una foto' }),
        kind: z.enum(pictureKinds).default('foto'),
      }),
    )
    .output(uploadedPictureSchema),
  /** Only what nothing shows and no edition has shown. */
  remove: oc
    .route({ method: 'POST', path: `${path}/{id}/remove`, ...about })
    .errors(errorsOf('NOT_FOUND', 'PICTURE_IN_USE'))
    .input(z.object({ id: uuid }))
    .output(done),
}
