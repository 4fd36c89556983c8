import { type ComponentProps, useState } from 'react'
import { part } from '../ui/optional.tsx'
import { Picture } from '../ui/picture.tsx'

const StockPicture = part(() => import('./stock-picture.tsx'))

/** In galleries a picture that can't be loaded gives way to the stock one, which few ever need. */
export function TripPicture({ picture, ...rest }: ComponentProps<typeof Picture>) {
  const [failed, setFailed] = useState(false)
  return failed ? (
    <StockPicture {...rest} />
  ) : (
    <Picture {...rest} picture={picture} onFailed={() => setFailed(true)} />
  )
}
