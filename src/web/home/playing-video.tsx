import { Maximize, Pause, X } from 'lucide-react'
import { type ReactNode, type Ref, useEffect, useRef } from 'react'
import { usePlayerStatus } from './use-player-status.ts'

const videoHost = 'https://www.youtube-nocookie.com'

type PlayingVideoProps = { youtubeId: string; title: string; onStop: () => void }

/** The embedded film with our own controls; pausing or closing brings the preview back. */
export default function PlayingVideo({ youtubeId, title, onStop }: PlayingVideoProps) {
  const box = useRef<HTMLDivElement>(null)
  const frame = useRef<HTMLIFrameElement>(null)
  const pause = useRef<HTMLButtonElement>(null)
  const status = usePlayerStatus(frame, videoHost)
  useEffect(() => pause.current?.focus(), [])
  const query = 'autoplay=1&rel=0&playsinline=1&enablejsapi=1'
  return (
    <div ref={box} className="absolute inset-0 bg-navy-dark">
      <iframe
        ref={frame}
        src={`${videoHost}/embed/${youtubeId}?${query}`}
        title={title}
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
        <PlayerButton ref={pause} label="Metti in pausa" onClick={onStop}>
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

type PlayerButtonProps = {
  label: string
  onClick: () => void
  children: ReactNode
  ref?: Ref<HTMLButtonElement>
}

function PlayerButton({ label, onClick, children, ref }: PlayerButtonProps) {
  return (
    <button
      ref={ref}
      type="button"
      aria-label={label}
      onClick={onClick}
      className="grid size-11 place-items-center rounded-full bg-navy-dark/80 text-white hover:bg-navy"
    >
      {children}
    </button>
  )
}
