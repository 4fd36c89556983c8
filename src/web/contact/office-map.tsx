import { MapPin } from 'lucide-react'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { useContent } from '../browser/content.ts'
import { Button } from '../ui/button.tsx'
import { ExternalLink } from '../ui/text-link.tsx'
import { isMapReachable } from './map-reachable.ts'

const failedText =
  'La mappa non risponde in questo momento. Riprova, oppure apri le indicazioni stradali.'

/** While a frame has a document of its own, it does not load its address. */
const emptyDocument = '<!doctype html><html lang="it"><title>Mappa</title></html>'

/** No request goes to the map's servers before the visitor wants to see the map. */
export function OfficeMap() {
  const { texts, office } = useContent('contact')
  const { map } = texts
  const [attempt, setAttempt] = useState(0)
  const [failedAttempt, setFailedAttempt] = useState(0)
  const show = async () => {
    const current = attempt + 1
    setAttempt(current)
    if (!(await isMapReachable(office.embed))) setFailedAttempt(current)
  }
  const hasFailed = attempt > 0 && failedAttempt === attempt
  return (
    <div>
      <div className="relative grid h-85 overflow-hidden rounded-picture border border-line-2 bg-paper-2 md:h-105">
        <MapFrame key={attempt} asked={attempt > 0} hidden={hasFailed} />
        {(attempt === 0 || hasFailed) && (
          <Cover text={hasFailed ? failedText : map.notice}>
            <Button kind="outline" onClick={show}>
              {hasFailed ? 'Riprova' : map.show}
            </Button>
          </Cover>
        )}
      </div>
      <p className="mt-4">
        <ExternalLink href={office.directions}>{map.directions}</ExternalLink>
      </p>
    </div>
  )
}

function MapFrame({ asked, hidden }: { asked: boolean; hidden: boolean }) {
  const { texts, office } = useContent('contact')
  const frame = useRef<HTMLIFrameElement>(null)
  // The pressed button is gone, so the focus moves to the map.
  useEffect(() => {
    if (asked) frame.current?.focus({ preventScroll: true })
  }, [asked])
  return (
    <iframe
      ref={frame}
      srcDoc={asked ? undefined : emptyDocument}
      src={office.embed}
      title={texts.map.frameTitle}
      inert={!asked || hidden}
      referrerPolicy="no-referrer"
      sandbox="allow-scripts allow-same-origin allow-popups"
      className="absolute inset-0 size-full"
    />
  )
}

/** Covers the frame before the map is requested, and if it could not be loaded. */
function Cover({ text, children }: { text: string; children: ReactNode }) {
  return (
    <div className="absolute inset-0 grid place-items-center bg-paper-2 p-6">
      <div className="grid max-w-[26em] justify-items-center gap-4 text-center">
        <MapPin className="size-10 text-primary" aria-hidden />
        <p role="status" className="text-base">
          {text}
        </p>
        {children}
      </div>
    </div>
  )
}
