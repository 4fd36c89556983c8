import type { Picture } from '../../../domain/catalogue/pictures.ts'
import type { Answers } from '../api.ts'

export type NamedPicture = Answers['catalogue']['namedPictures']['pictures'][number]

/** As the pages would draw it. */
export function drawnPicture({ id, document }: Pick<NamedPicture, 'id' | 'document'>): Picture {
  // Sizes and addresses are the server's own: it has checked them.
  return { ...(document as Omit<Picture, 'id'>), id }
}
