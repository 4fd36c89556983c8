import { X } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { pictureUrl } from '../../domain/catalogue/pictures.ts'
import { type FilmProps, introFilm } from './film.ts'

type IntroFilmProps = FilmProps & { onClose: () => void }

/** The film over the page, in a native dialog: Escape and the button close it. */
export default function IntroFilm({ texts, poster, onClose }: IntroFilmProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const [failed, setFailed] = useState(false)
  useEffect(() => {
    if (!dialog.current?.open) dialog.current?.showModal()
  }, [])
  return (
    <dialog
      ref={dialog}
      aria-label={texts.label}
      onClose={onClose}
      className="on-dark m-auto w-full max-w-280 bg-transparent p-4 text-white backdrop:bg-navy-dark/85"
    >
      <div className="relative overflow-hidden rounded-picture bg-navy-dark">
        {failed ? (
          <p className="grid aspect-video place-items-center p-8 text-center">
            Il video non è raggiungibile in questo momento. Riprova più tardi.
          </p>
        ) : (
          <video
            controls
            autoPlay
            muted
            playsInline
            poster={pictureUrl(poster, 960, 'webp')}
            width={introFilm.width}
            height={introFilm.height}
            aria-label={texts.description}
            onError={() => setFailed(true)}
            className="block h-auto w-full"
          >
            {introFilm.sources.map(({ src, type }) => (
              <source key={src} src={src} type={type} />
            ))}
          </video>
        )}
        <button
          type="button"
          aria-label="Chiudi il video"
          onClick={() => dialog.current?.close()}
          className="absolute top-3 right-3 grid size-11.5 place-items-center rounded-full bg-navy-dark/80 hover:bg-navy"
        >
          <X className="size-5" aria-hidden />
        </button>
      </div>
    </dialog>
  )
}
