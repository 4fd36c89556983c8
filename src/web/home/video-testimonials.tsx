import { home } from '../../content/home.ts'
import { mainPictures } from '../../content/pictures/main.ts'
import { videoTestimonials } from '../../content/testimonials.ts'
import { Verified } from '../ui/badge.tsx'
import { VideoPlayer } from './video-player.tsx'

/** Painted previews: the video platform is not asked for anything before play is pressed. */
const previews = [
  mainPictures['tokyo-kyoto'],
  mainPictures['maldive-dubai'],
  mainPictures['newyork-miami'],
]

export function VideoTestimonials() {
  return (
    <section aria-labelledby="esperienze" className="on-dark section bg-primary-dark text-white">
      <div className="wrap">
        <h2 id="esperienze" className="max-w-[12em] text-section">
          Le esperienze dei nostri viaggiatori
        </h2>
        <p className="mt-3 max-w-[34em] text-lead text-mist">{home.testimonialsLead}</p>
        <ul className="mt-7 grid gap-10 md:mt-10 lg:grid-cols-[1.55fr_1fr_1fr] lg:gap-8">
          {videoTestimonials.map(({ youtubeId, title, text, date }, index) => (
            <li key={youtubeId}>
              <VideoPlayer youtubeId={youtubeId} title={title} preview={previews[index]} />
              <h3 className="mt-5 text-[1.5rem]">{title}</h3>
              <blockquote className="mt-2 text-[#dce5ee]">“{text}”</blockquote>
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
