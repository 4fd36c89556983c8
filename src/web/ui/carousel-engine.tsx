import useEmblaCarousel, { type UseEmblaCarouselType } from 'embla-carousel-react'
import { useEffect } from 'react'

export type CarouselApi = NonNullable<UseEmblaCarouselType[1]>

type CarouselEngineProps = { viewport: HTMLElement; onApi: (api: CarouselApi | undefined) => void }

/** Makes a row of slides move. Loaded after the page, since the cards can be read without it. */
export default function CarouselEngine({ viewport, onApi }: CarouselEngineProps) {
  const [attach, api] = useEmblaCarousel({
    loop: true,
    align: 'start',
    breakpoints: { '(width < 768px)': { active: false } },
  })
  useEffect(() => attach(viewport), [attach, viewport])
  useEffect(() => onApi(api), [api, onApi])
  return null
}
