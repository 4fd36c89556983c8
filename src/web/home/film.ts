import type { HomeTexts } from '../../domain/catalogue/page-documents.ts'
import type { Picture } from '../../domain/catalogue/pictures.ts'

export type FilmProps = { texts: HomeTexts['introVideo']; poster: Picture }

/** The intro film: painted scenes in motion, without sound. */
export const introFilm = {
  width: 1280,
  height: 720,
  sources: [
    { src: '/film/intro.webm', type: 'video/webm' },
    { src: '/film/intro.mp4', type: 'video/mp4' },
  ],
} as const
