import { type ComponentProps, lazy, Suspense, useState } from 'react'
import { Picture } from '../ui/picture.tsx'

const StockPicture = lazy(() => import('./stock-picture.tsx'))

/** In galleries a picture that can't be loaded gives way to the stock one, which few ever need. */
export function TripPicture({ picture, ...rest }: ComponentProps<typeof Picture>) {
  const [failed, setFailed] = useState(false)
  return failed ? (
    <Suspense>
      <StockPicture {...rest} />
    </Suspense>
  ) : (
    <Picture {...rest} picture={picture} onFailed={() => setFailed(true)} />
  )
}
