import { Expand } from 'lucide-react'
import { type ReactNode, Suspense, useState } from 'react'
import type { Picture as PictureData } from '../../domain/catalogue/pictures.ts'
import { part } from '../ui/optional.tsx'
import { TryAgain } from '../ui/try-again.tsx'
import { Thumbnails } from './thumbnails.tsx'
import { TripPicture } from './trip-picture.tsx'

const Lightbox = part(() => import('./lightbox.tsx'), { missing: TryAgain })

type GalleryProps = {
  pictures: readonly PictureData[]
  title: string
  /** The columns below: intro, booking card, the rest. */
  children: ReactNode
}

/** The chosen picture across the page, thumbnails of all pictures below it, each one large in the lightbox. */
export function Gallery({ pictures, title, children }: GalleryProps) {
  const [chosen, setChosen] = useState(0)
  const [enlarged, setEnlarged] = useState(false)
  const picture = pictures[chosen]
  // If there is a painting among them, they are called pictures, not photos.
  const photos = pictures.every(({ kind }) => kind === 'foto')
  return (
    <>
      <div className="relative h-105 bg-navy-light lg:h-[46svh]">
        <button
          type="button"
          onClick={() => setEnlarged(true)}
          aria-label={`Ingrandisci ${photos ? 'la foto' : "l'immagine"} ${chosen + 1} di ${pictures.length}`}
          className="block size-full cursor-zoom-in focus-visible:-outline-offset-6"
        >
          {picture && (
            <TripPicture
              key={picture.id}
              picture={picture}
              sizes="100vw"
              priority={chosen === 0}
              className="size-full"
            />
          )}
        </button>
        <div className="wrap pointer-events-none absolute inset-0">
          <p className="absolute bottom-4 flex items-center gap-2 rounded-tag bg-navy-dark/78 px-3.25 py-2 text-small font-semibold text-white md:bottom-6.5">
            <Expand className="size-4" aria-hidden />
            {chosen + 1} / {pictures.length}
          </p>
        </div>
      </div>
      <div className="wrap lg:grid lg:grid-cols-[minmax(0,1fr)_392px] lg:gap-x-21">
        <div className="min-w-0">
          <Suspense>
            <Thumbnails {...{ pictures, title, photos, chosen }} onChoose={setChosen} />
          </Suspense>
        </div>
        {children}
      </div>
      {enlarged && (
        <Lightbox {...{ pictures, photos }} start={chosen} onClose={() => setEnlarged(false)} />
      )}
    </>
  )
}
