import type { HomeContent } from '../../domain/catalogue/page-contents.ts'
import { Verified } from '../ui/badge.tsx'
import { VideoPlayer } from './video-player.tsx'

type VideoTestimonialsProps = Pick<HomeContent, 'videos'> & {
  title: string | undefined
  lead: string
}

/** Painted previews: no request goes to the video platform before play is pressed. */
export function VideoTestimonials({ videos, title: heading, lead }: VideoTestimonialsProps) {
  return (
    <section aria-labelledby="esperienze" className="on-dark section bg-primary-dark text-white">
      <div className="wrap">
        <h2 id="esperienze" className="max-w-[12em] text-section">
          {heading ?? 'Le esperienze dei nostri viaggiatori'}
        </h2>
        <p className="mt-3 max-w-[34em] text-lead text-mist">{lead}</p>
        <ul className="mt-7 grid gap-10 md:mt-10 lg:grid-cols-[1.55fr_1fr_1fr] lg:gap-8">
          {videos.map(({ youtubeId, title, text, date, preview }) => (
            <li key={youtubeId}>
              <VideoPlayer youtubeId={youtubeId} title={title} preview={preview} />
              <h3 className="mt-5 text-[1.5rem]">{title}</h3>
              <blockquote className="mt-2 text-[#dce5ee]">«{text}»</blockquote>
              <p className="mt-3.5 flex flex-wrap items-center gap-x-3.5 gap-y-1 text-small font-semibold">
                <Verified className="text-[#8fd9b6]">Recensione verificata</Verified>
                {date}
              </p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
