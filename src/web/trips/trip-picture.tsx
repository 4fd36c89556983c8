import { type ComponentProps, useState } from 'react'
import { sitePictures } from '../../content/pictures/site.ts'
import { Picture } from '../ui/picture.tsx'

/** In galleries a picture that can't be loaded gives way to the stock one. */
export function TripPicture({ picture, ...rest }: ComponentProps<typeof Picture>) {
  const [failed, setFailed] = useState(false)
  return failed ? (
    <Picture key="fallback" {...rest} picture={sitePictures.fallback} />
  ) : (
    <Picture {...rest} picture={picture} onFailed={() => setFailed(true)} />
  )
}
