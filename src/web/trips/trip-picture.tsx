import { type ComponentProps, useState } from 'react'
import { part } from '../ui/optional.tsx'
import { Picture } from '../ui/picture.tsx'

const StockPicture = part(() => import('./stock-picture.tsx'))

/** A gallery picture that can't be loaded is replaced by the stock picture, whose code few visitors need. */
export function TripPicture({ picture, ...rest }: ComponentProps<typeof Picture>) {
  const [failed, setFailed] = useState(false)
  return failed ? (
    <StockPicture {...rest} />
  ) : (
    <Picture {...rest} picture={picture} onFailed={() => setFailed(true)} />
  )
}
