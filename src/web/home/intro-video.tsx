import { Play } from 'lucide-react'
import { useState } from 'react'
import { pictureUrl } from '../../domain/catalogue/pictures.ts'
import { part } from '../ui/optional.tsx'
import { TryAgain } from '../ui/try-again.tsx'
import { useInView } from '../ui/use-in-view.ts'
import { type FilmProps, introFilm } from './film.ts'

const loadFilm = () => import('./intro-film.tsx')
const IntroFilm = part(loadFilm, { missing: TryAgain })

/** The film of the home page: a small preview; the player's code and the film are loaded on demand. */
export function IntroVideo(film: FilmProps) {
  const [open, setOpen] = useState(false)
  const { ref, inView } = useInView<HTMLVideoElement>()
  return (
    <>
      <button
        type="button"
        onClick={() => setOpen(true)}
        onPointerEnter={() => loadFilm().catch(() => {})}
        className="mt-5 inline-flex items-center gap-4 rounded-[10px] font-semibold md:mt-7.5"
      >
        <span className="relative h-13.5 w-23 overflow-hidden rounded-[10px] shadow-[0_0_0_1.5px_rgb(255_255_255/.75)] md:h-16 md:w-28">
          <video
            ref={ref}
            preload="none"
            muted
            playsInline
            tabIndex={-1}
            aria-hidden
            poster={inView ? pictureUrl(film.poster, 480, 'webp') : undefined}
            src={introFilm.sources[0].src}
            className="size-full bg-navy object-cover"
          />
          <span className="absolute top-1/2 left-1/2 grid size-8.5 -translate-1/2 place-items-center rounded-full bg-white text-navy">
            <Play className="ml-0.5 size-3.75 fill-current" aria-hidden />
          </span>
        </span>
        {film.texts.label}
      </button>
      {open && <IntroFilm {...film} onClose={() => setOpen(false)} />}
    </>
  )
}
