import { sitePictures } from '../../content/pictures/site.ts'

/** The intro film: painted scenes in motion, without sound. */
export const introFilm = {
  poster: sitePictures['film-poster'],
  width: 1280,
  height: 720,
  sources: [
    { src: '/film/intro.webm', type: 'video/webm' },
    { src: '/film/intro.mp4', type: 'video/mp4' },
  ],
} as const
