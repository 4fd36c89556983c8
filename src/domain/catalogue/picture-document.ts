import { z } from 'zod'
import { isUuid } from '../ids.ts'
import { pictureKinds } from './pictures.ts'
import { text } from './shapes.ts'

const size = z.int().positive()
const perCent = z.int().min(0).max(100)

/**
 * A picture of the site. What is said of it (`alt`, `credit`, `kind`, `focus`) an editor decides; sizes,
 * `v` and the blurred copy are the server's, whatever a browser sends.
 */
export const pictureDocumentSchema = z.object({
  alt: text.max(300),
  width: size,
  height: size,
  widths: z.array(size).min(1),
  portrait: z.object({ width: size, height: size, widths: z.array(size).min(1) }).optional(),
  /** Eight digits of the content's hash: a changed picture gets a new address. */
  v: z.string().regex(/^[0-9a-f]{8}$/),
  /** A tiny blurred copy as a data address, shown until the picture is there. */
  placeholder: z.string().startsWith('data:image/'),
  /** Absent on the painted ones: they are illustrations. */
  kind: z.enum(pictureKinds).optional(),
  credit: text.max(120).optional(),
  focus: z.object({ x: perCent, y: perCent }).optional(),
})

export type PictureDocument = z.infer<typeof pictureDocumentSchema>

/** Where a document names a picture, one that was uploaded is `upload/<uuid>`; its own key is `picture/upload/<uuid>`. */
const folder = 'upload/'

export function uploadName(id: string): string {
  return folder + id
}

export function uploadKey(id: string): string {
  return `picture/${uploadName(id)}`
}

/** The upload that a name (`upload/<uuid>`) or a key (`picture/upload/<uuid>`) speaks of. */
export function uploadIdOf(nameOrKey: string): string | undefined {
  const name = nameOrKey.startsWith('picture/') ? nameOrKey.slice('picture/'.length) : nameOrKey
  const id = name.startsWith(folder) ? name.slice(folder.length) : ''
  return isUuid(id) ? id : undefined
}

/** Pages name the site's own pictures without their folder: `hero-home`. */
export function pictureId(name: string): string {
  return name.includes('/') ? name : `site/${name}`
}

/** Every upload that a document names, wherever in it. */
export function uploadsNamedIn(value: unknown): string[] {
  if (typeof value === 'string') {
    const id = uploadIdOf(value)
    return id ? [id] : []
  }
  if (typeof value !== 'object' || value === null) return []
  return Object.values(value).flatMap(uploadsNamedIn)
}
