import { z } from 'zod'
import { isUuid } from '../ids.ts'
import { pictureKinds } from './pictures.ts'
import { text } from './shapes.ts'

const size = z.int().positive()
const perCent = z.int().min(0).max(100)

/**
 * A picture of the site. An editor sets `alt`, `credit`, `kind` and `focus`; the server sets sizes, `v` and
 * the blurred copy, whatever a browser sends.
 */
export const pictureDocumentSchema = z.object({
  alt: text.max(300),
  width: size,
  height: size,
  widths: z.array(size).min(1),
  portrait: z.object({ width: size, height: size, widths: z.array(size).min(1) }).optional(),
  /** Eight digits of the content hash, so that a changed picture gets a new address. */
  v: z.string().regex(/^[0-9a-f]{8}$/),
  /** A tiny blurred copy as a data URL, shown until the picture is loaded. */
  placeholder: z.string().startsWith('data:image/'),
  /** Missing on painted pictures, which are illustrations. */
  kind: z.enum(pictureKinds).optional(),
  credit: text.max(120).optional(),
  focus: z.object({ x: perCent, y: perCent }).optional(),
})

export type PictureDocument = z.infer<typeof pictureDocumentSchema>

/** Documents refer to an uploaded picture as `upload/<uuid>`; its own key is `picture/upload/<uuid>`. */
const folder = 'upload/'

export function uploadName(id: string): string {
  return folder + id
}

export function uploadKey(id: string): string {
  return `picture/${uploadName(id)}`
}

/** The upload's id in a name (`upload/<uuid>`) or a key (`picture/upload/<uuid>`). */
export function uploadIdOf(nameOrKey: string): string | undefined {
  const name = nameOrKey.startsWith('picture/') ? nameOrKey.slice('picture/'.length) : nameOrKey
  const id = name.startsWith(folder) ? name.slice(folder.length) : ''
  return isUuid(id) ? id : undefined
}

/** Pages refer to the site's own pictures without the folder: `hero-home`. */
export function pictureId(name: string): string {
  return name.includes('/') ? name : `site/${name}`
}

/** The ids of all uploads a document refers to, at any depth. */
export function uploadsNamedIn(value: unknown): string[] {
  if (typeof value === 'string') {
    const id = uploadIdOf(value)
    return id ? [id] : []
  }
  if (typeof value !== 'object' || value === null) return []
  return Object.values(value).flatMap(uploadsNamedIn)
}
