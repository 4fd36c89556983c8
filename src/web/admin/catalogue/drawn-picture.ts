import type { Picture } from '../../../domain/catalogue/pictures.ts'
import type { Answers } from '../api.ts'

export type NamedPicture = Answers['catalogue']['namedPictures']['pictures'][number]

/** The picture as the public pages draw it. */
export function drawnPicture({ id, document }: Pick<NamedPicture, 'id' | 'document'>): Picture {
  // No check needed: sizes and addresses come from the server, which has checked them.
  return { ...(document as Omit<Picture, 'id'>), id }
}
