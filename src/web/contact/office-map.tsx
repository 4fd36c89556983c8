import { MapPin } from 'lucide-react'
import { useRef, useState } from 'react'
import { brand } from '../../content/brand.ts'
import { contact } from '../../content/contact.ts'
import { Button } from '../ui/button.tsx'
import { ExternalLink } from '../ui/text-link.tsx'
import { isMapReachable } from './map-reachable.ts'

type MapState = 'closed' | 'loading' | 'open' | 'failed'

/** Nothing is asked of the map's servers before the visitor wants to see it. */
export function OfficeMap() {
  const [state, setState] = useState<MapState>('closed')
  const frame = useRef<HTMLIFrameElement>(null)
  const show = async () => {
    setState('loading')
    const next = (await isMapReachable(brand.map.embed)) ? 'open' : 'failed'
    setState(next)
    // The pressed button is gone: whoever uses the keyboard goes on in the map.
    if (next === 'open') requestAnimationFrame(() => frame.current?.focus())
  }
  return (
    <div>
      <div className="grid min-h-85 place-items-center overflow-hidden rounded-picture border border-line-2 bg-paper-2 md:min-h-105">
        {state === 'open' ? (
          <iframe
            ref={frame}
            src={brand.map.embed}
            title={contact.map.frameTitle}
            loading="eager"
            referrerPolicy="no-referrer"
            sandbox="allow-scripts allow-same-origin allow-popups"
            className="block h-85 w-full md:h-105"
          />
        ) : (
          <div className="grid max-w-[26em] justify-items-center gap-4 p-6 text-center">
            <MapPin className="size-10 text-primary" aria-hidden />
            <p role="status" className="text-base">
              {state === 'failed'
                ? 'La mappa non risponde in questo momento. Riprova, oppure apri le indicazioni stradali.'
                : contact.map.notice}
            </p>
            <Button
              kind="outline"
              busy={state === 'loading'}
              busyLabel="Caricamento..."
              onClick={show}
            >
              {state === 'failed' ? 'Riprova' : contact.map.show}
            </Button>
          </div>
        )}
      </div>
      <p className="mt-4">
        <ExternalLink href={brand.map.directions}>{contact.map.directions}</ExternalLink>
      </p>
    </div>
  )
}
