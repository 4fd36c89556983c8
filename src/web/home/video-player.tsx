import { Play } from 'lucide-react'
import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import type { Picture as PictureData } from '../../domain/catalogue/pictures.ts'
import { part } from '../ui/optional.tsx'
import { Picture } from '../ui/picture.tsx'
import { TryAgain } from '../ui/try-again.tsx'

export const videoCaption = 'Video testimonianza di un nostro cliente'

const PlayingVideo = part(() => import('./playing-video.tsx'), {
  missing: ({ tryAgain, onStop }) => <TryAgain tryAgain={tryAgain} onClose={onStop} />,
})

type VideoPlayerProps = { youtubeId: string; title: string; preview: PictureData | undefined }

/** A painted preview with a play button; the film itself is loaded only when it is pressed. */
export function VideoPlayer({ youtubeId, title, preview }: VideoPlayerProps) {
  const [playing, setPlaying] = useState(false)
  const play = useRef<HTMLButtonElement>(null)
  // The pressed control disappears with the film, so the focus moves to the play button that replaces it.
  const stop = () => {
    flushSync(() => setPlaying(false))
    play.current?.focus()
  }
  return (
    <div className="relative h-57.5 overflow-hidden rounded-picture bg-navy md:h-98">
      {playing ? (
        <PlayingVideo youtubeId={youtubeId} title={`${videoCaption}: ${title}`} onStop={stop} />
      ) : (
        <>
          {preview && (
            <Picture
              picture={preview}
              alt=""
              sizes="(width >= 1024px) 540px, 100vw"
              className="absolute inset-0"
            />
          )}
          <button
            ref={play}
            type="button"
            onClick={() => setPlaying(true)}
            className="group absolute inset-0 flex w-full items-end bg-linear-to-t from-[rgb(7_18_40/.92)] via-[rgb(7_18_40/.6)] via-35% to-transparent to-66% p-5 text-left"
          >
            <span className="grid size-15 flex-none place-items-center rounded-full bg-white text-navy transition-transform duration-150 group-hover:scale-105">
              <Play className="ml-0.75 size-6 fill-current" aria-hidden />
            </span>
            <span className="ml-4 flex min-h-15 items-center leading-[1.3] font-semibold">
              <span className="sr-only">Riproduci «{title}»: </span>
              <span>{videoCaption}</span>
            </span>
          </button>
        </>
      )}
    </div>
  )
}
