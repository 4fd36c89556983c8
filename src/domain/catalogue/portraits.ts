import { type Picture, pictureUrl } from './pictures.ts'

/** The smallest file of a person's photograph, the upright crop if there is one. */
export function portraitUrl(picture: Picture): string {
  const { widths } = picture.portrait ?? picture
  const shape = picture.portrait ? 'portrait' : 'landscape'
  return pictureUrl(picture, widths[0] ?? 480, 'webp', shape)
}
