import type { Documents } from '../../domain/catalogue/documents.ts'
import type { PictureDocument } from '../../domain/catalogue/picture-document.ts'
import type { Picture } from '../../domain/catalogue/pictures.ts'
import { mainPictures } from './main.ts'
import { sitePictures } from './site.ts'
import { tripPictures } from './trips.ts'

/** What the picture kit has painted, as documents beside those that are written by hand. */
export function pictureDocuments(): Documents {
  const pictures: Picture[] = [
    ...Object.values(sitePictures),
    ...Object.values(mainPictures),
    ...tripPictures,
  ]
  return Object.fromEntries(
    pictures.map((picture) => [`picture/${picture.id}`, documentOf(picture)]),
  )
}

function documentOf({ id: _id, widths, portrait, ...rest }: Picture): PictureDocument {
  return {
    ...rest,
    widths: [...widths],
    ...(portrait && { portrait: { ...portrait, widths: [...portrait.widths] } }),
  }
}
