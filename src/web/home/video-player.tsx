import { Maximize, Pause, Play, X } from 'lucide-react'
import { type ReactNode, useRef, useState } from 'react'
import type { Picture as PictureData } from '../../domain/pictures.ts'
import { Picture } from '../ui/picture.tsx'
import { usePlayerStatus } from './use-player-status.ts'

const caption = 'Video testimonianza di un nostro cliente'
const videoHost = 'https://www.youtube-nocookie.com'

type VideoPlayerProps = { youtubeId: string; title: string; preview: PictureData | undefined }

/** A painted preview with a play button; the film itself is asked for only when it is pressed. */
export function VideoPlayer({ youtubeId, title, preview }: VideoPlayerProps) {
  const [playing, setPlaying] = useState(false)
  return (
    <div className="relative h-57.5 overflow-hidden rounded-picture bg-navy md:h-98">
      {playing ? (
        <PlayingVideo youtubeId={youtubeId} title={title} onStop={() => setPlaying(false)} />
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
            type="button"
            aria-label={`Riproduci il video: ${title}`}
            onClick={() => setPlaying(true)}
            className="group absolute inset-0 flex w-full items-end bg-linear-to-t from-[rgb(7_18_40/.92)] via-[rgb(7_18_40/.6)] via-35% to-transparent to-66% p-5 text-left"
          >
            <span className="grid size-15 flex-none place-items-center rounded-full bg-white text-navy transition-transform duration-150 group-hover:scale-105">
              <Play className="ml-0.75 size-6 fill-current" aria-hidden />
            </span>
            <span className="ml-4 flex min-h-15 items-center leading-[1.3] font-semibold">
              {caption}
            </span>
          </button>
        </>
      )}
    </div>
  )
}

type PlayingVideoProps = { youtubeId: string; title: string; onStop: () => void }

function PlayingVideo({ youtubeId, title, onStop }: PlayingVideoProps) {
  const box = useRef<HTMLDivElement>(null)
  const frame = useRef<HTMLIFrameElement>(null)
  const status = usePlayerStatus(frame, videoHost)
  const query = 'autoplay=1&rel=0&playsinline=1&enablejsapi=1'
  return (
    <div ref={box} className="absolute inset-0 bg-navy-dark">
      <iframe
        ref={frame}
        src={`${videoHost}/embed/${youtubeId}?${query}`}
        title={`${caption}: ${title}`}
        allow="autoplay; fullscreen; encrypted-media; picture-in-picture"
        allowFullScreen
        className="absolute inset-0 size-full"
        style={{ visibility: status === 'playing' ? 'visible' : 'hidden' }}
      />
      {status !== 'playing' && (
        <p
          role="status"
          className="absolute inset-0 grid place-items-center px-8 pb-12 text-center"
        >
          {status === 'loading'
            ? 'Caricamento video...'
            : 'Il video non è raggiungibile in questo momento. Riprova più tardi.'}
        </p>
      )}
      <div className="absolute inset-x-3 bottom-3 flex justify-end gap-2">
        <PlayerButton label="Metti in pausa" onClick={onStop}>
          <Pause className="size-5 fill-current" aria-hidden />
        </PlayerButton>
        <PlayerButton
          label="Schermo intero"
          onClick={() => box.current?.requestFullscreen?.().catch(() => {})}
        >
          <Maximize className="size-5" aria-hidden />
        </PlayerButton>
        <PlayerButton label="Chiudi il video" onClick={onStop}>
          <X className="size-5" aria-hidden />
        </PlayerButton>
      </div>
    </div>
  )
}

type PlayerButtonProps = { label: string; onClick: () => void; children: ReactNode }

function PlayerButton({ label, onClick, children }: PlayerButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      onClick={onClick}
      className="grid size-11 place-items-center rounded-full bg-navy-dark/80 text-white hover:bg-navy"
    >
      {children}
    </button>
  )
}
