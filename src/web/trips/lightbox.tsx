import { ArrowLeft, ArrowRight, X } from 'lucide-react'
import { type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import type { Picture as PictureData } from '../../domain/catalogue/pictures.ts'
import { classNames } from '../ui/class-names.ts'
import { TripPicture } from './trip-picture.tsx'

type LightboxProps = {
  pictures: readonly PictureData[]
  /** Whether all pictures are photos and may be called so. */
  photos: boolean
  start: number
  onClose: () => void
}

/** Every picture large, in a loop: arrows, arrow keys, swipes; Escape closes. */
export default function Lightbox({ pictures, photos, start, onClose }: LightboxProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const touchStart = useRef<number>(undefined)
  const [index, setIndex] = useState(start)
  const picture = pictures[index]
  const move = (step: number) => setIndex((at) => (at + step + pictures.length) % pictures.length)
  useEffect(() => {
    if (!dialog.current?.open) dialog.current?.showModal()
  }, [])
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'ArrowRight') move(1)
    if (event.key === 'ArrowLeft') move(-1)
  }
  const onTouchEnd = (x: number) => {
    const distance = x - (touchStart.current ?? x)
    if (Math.abs(distance) > 50) move(distance < 0 ? 1 : -1)
  }
  return (
    <dialog
      ref={dialog}
      aria-label={photos ? 'Galleria fotografica' : 'Galleria di immagini'}
      onClose={onClose}
      onKeyDown={onKeyDown}
      className="on-dark m-0 h-dvh max-h-none w-full max-w-none flex-col bg-navy-dark text-white open:flex"
    >
      <div className="flex flex-none items-center justify-between px-5 py-3 md:px-10">
        <p className="font-semibold" role="status">
          {index + 1} / {pictures.length}
        </p>
        <LightboxButton label="Chiudi la galleria" onClick={() => dialog.current?.close()}>
          <X className="size-6" aria-hidden />
        </LightboxButton>
      </div>
      <div
        className="relative min-h-0 flex-1"
        onTouchStart={(event) => {
          touchStart.current = event.touches[0]?.clientX
        }}
        onTouchEnd={(event) => onTouchEnd(event.changedTouches[0]?.clientX ?? 0)}
      >
        {picture && (
          <TripPicture
            key={picture.id}
            picture={picture}
            sizes="100vw"
            priority
            className="size-full bg-none!"
            imageClassName="object-contain!"
          />
        )}
        {pictures.length > 1 && (
          <>
            <LightboxButton
              label={photos ? 'Foto precedente' : 'Immagine precedente'}
              onClick={() => move(-1)}
              className="absolute top-1/2 left-3 -translate-y-1/2 md:left-10"
            >
              <ArrowLeft className="size-6" aria-hidden />
            </LightboxButton>
            <LightboxButton
              label={photos ? 'Foto successiva' : 'Immagine successiva'}
              onClick={() => move(1)}
              className="absolute top-1/2 right-3 -translate-y-1/2 md:right-10"
            >
              <ArrowRight className="size-6" aria-hidden />
            </LightboxButton>
          </>
        )}
      </div>
      <p className="flex-none px-5 py-5 text-center text-mist md:px-10">
        {picture?.alt}
        {picture?.credit && (
          <span className="block text-small">
            {picture.kind === 'illustrazione' ? 'Illustrazione' : 'Foto'}: {picture.credit}
          </span>
        )}
      </p>
    </dialog>
  )
}

type LightboxButtonProps = {
  label: string
  onClick: () => void
  className?: string
  children: ReactNode
}

function LightboxButton({ label, onClick, className, children }: LightboxButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      onClick={onClick}
      className={classNames(
        'grid size-13 place-items-center rounded-full bg-navy-dark/75 hover:bg-navy-light',
        className,
      )}
    >
      {children}
    </button>
  )
}
