import useEmblaCarousel, { type UseEmblaCarouselType } from 'embla-carousel-react'
import { type RefObject, useEffect } from 'react'

export type CarouselApi = NonNullable<UseEmblaCarouselType[1]>

type CarouselEngineProps = {
  viewport: RefObject<HTMLElement | null>
  onApi: (api: CarouselApi | undefined) => void
}

/** Makes a row of slides movable. Loaded after the page, since the cards can be read without it. */
export default function CarouselEngine({ viewport, onApi }: CarouselEngineProps) {
  const [attach, api] = useEmblaCarousel({ loop: true, align: 'start' })
  useEffect(() => attach(viewport.current), [attach, viewport])
  // On a phone the cards are stacked and this component unmounts, so the API is withdrawn.
  useEffect(() => {
    onApi(api)
    return () => onApi(undefined)
  }, [api, onApi])
  return null
}
