import { useMainPicture } from '../checkout/trip-pictures.ts'
import { Picture } from '../ui/picture.tsx'

/** Apart from the rest: the content that names the picture may be out of reach. */
export function HeadPicture({ tripId }: { tripId: string }) {
  const picture = useMainPicture(tripId)
  if (!picture) return null
  return (
    <Picture
      picture={picture}
      alt=""
      sizes="(width >= 48rem) 26rem, 100vw"
      className="aspect-16/9 w-full overflow-hidden rounded-picture md:order-2 md:aspect-4/3"
    />
  )
}
