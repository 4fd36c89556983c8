import { useEffect, useRef, useState } from 'react'
import type { Picture as PictureData } from '../../domain/catalogue/pictures.ts'
import { classNames } from '../ui/class-names.ts'
import { TripPicture } from './trip-picture.tsx'

const shownAtFirst = 12

type ThumbnailsProps = {
  pictures: readonly PictureData[]
  title: string
  /** Whether all pictures are photos and may be called so. */
  photos: boolean
  chosen: number
  onChoose: (index: number) => void
}

/** Twelve at first; a tile reveals the rest. A strip to swipe on phones, rows on a desktop. */
export function Thumbnails({ pictures, title, photos, chosen, onChoose }: ThumbnailsProps) {
  const [all, setAll] = useState(false)
  const firstRevealed = useRef<HTMLButtonElement>(null)
  // The pressed tile is gone, so the focus moves to the picture in its place.
  useEffect(() => {
    if (all) firstRevealed.current?.focus({ preventScroll: true })
  }, [all])
  const shown = all ? pictures : pictures.slice(0, shownAtFirst)
  const hidden = pictures.length - shown.length
  return (
    <ul
      aria-label={`${photos ? 'Foto' : 'Immagini'} di ${title}`}
      className="no-scrollbar -mr-(--gutter) mt-2 -ml-1.25 flex gap-2.5 overflow-x-auto p-1.25 md:mr-0 md:mt-3.25 md:grid md:grid-cols-7 md:overflow-visible"
    >
      {shown.map((picture, index) => (
        <li key={picture.id}>
          <button
            ref={index === shownAtFirst ? firstRevealed : undefined}
            type="button"
            aria-label={`Mostra ${photos ? 'la foto' : "l'immagine"} ${index + 1}: ${picture.alt}`}
            aria-current={index === chosen || undefined}
            onClick={() => onChoose(index)}
            className={classNames(
              'block h-17 w-23 overflow-hidden rounded-[10px] md:h-21 md:w-full',
              index === chosen &&
                'shadow-[0_0_0_2px_var(--color-paper),0_0_0_4.5px_var(--color-accent)]',
            )}
          >
            <TripPicture picture={picture} alt="" sizes="120px" plain className="size-full" />
          </button>
        </li>
      ))}
      {hidden > 0 && (
        <li>
          <button
            type="button"
            onClick={() => setAll(true)}
            className="h-17 w-23 rounded-[10px] bg-navy px-1 text-small leading-tight font-semibold text-white hover:bg-navy-light md:h-21 md:w-full"
          >
            Mostra altre {hidden} foto
          </button>
        </li>
      )}
    </ul>
  )
}
