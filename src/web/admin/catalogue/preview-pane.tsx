import { useQuery } from '@tanstack/react-query'
import { Copy, ExternalLink, X } from 'lucide-react'
import { type RefObject, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { documentTitle, kindName, sectionsOf } from '../../../domain/catalogue/document-forms.ts'
import type { FieldPlace } from '../../../domain/catalogue/field-marks.ts'
import { fieldsOf, type Plain } from '../../../domain/catalogue/form-shape.ts'
import { placesIn } from '../../../domain/catalogue/text-places.ts'
import { formatMoment } from '../../../domain/dates.ts'
import { elidedDays } from '../../../domain/typography.ts'
import { copyText } from '../../browser/clipboard.ts'
import { useMediaQuery } from '../../browser/media.ts'
import { admin, adminApi } from '../api.ts'
import { notifyDone, notifyProblem } from '../notify.ts'
import { Segmented } from '../ui/controls.tsx'
import { IconAction } from '../ui/icon-buttons.tsx'
import { StaffButton, StaffButtonAnchor } from '../ui/staff-button.tsx'
import { StaffDialog } from '../ui/staff-dialog.tsx'
import { StaffLink } from '../ui/staff-link.tsx'
import { LoadFailed, RowsSkeleton } from '../ui/states.tsx'
import { withWantedField } from '../ui/wanted-field.ts'
import { documentPath } from './document-path.ts'
import { becomePage, partOfField, partSaying } from './live-page.ts'
import { oneAtATime } from './one-at-a-time.ts'
import { placePressed } from './pressed-place.ts'

const widths = { phone: 390, desk: 1280 } as const
type Width = keyof typeof widths

type Props = {
  documentKey: string
  /** The current content of the form. */
  document: Plain
  /** Counts saved pictures: each one makes the page redraw. */
  savings: number
  /** Called when a text or picture of this field was pressed. */
  onPress: (path: string) => void
  onClose: () => void
}

/** From this width on the preview fits beside the form. */
export const besideTheForm = '(width >= 1200px)'

/** The real page drawn from what is typed, beside the form where there is room. */
export function PreviewPane(props: Props) {
  const isWide = useMediaQuery(besideTheForm)
  if (!isWide) {
    return (
      <StaffDialog onClose={props.onClose} title="Anteprima" width={900}>
        <Preview {...props} initial="phone" />
      </StaffDialog>
    )
  }
  return (
    <aside
      aria-label="Anteprima"
      className="sticky top-0 h-dvh overflow-y-auto border-l border-line bg-paper px-5 pt-5"
    >
      <div className="flex items-center justify-between">
        <h2 className="font-text text-[1.0625rem] font-[650] tracking-normal">Anteprima</h2>
        <IconAction label="Chiudi l’anteprima" onClick={props.onClose}>
          <X aria-hidden />
        </IconAction>
      </div>
      <Preview {...props} initial="phone" />
    </aside>
  )
}

function Preview({ initial, ...props }: Props & { initial: Width }) {
  const { documentKey: key } = props
  const [width, setWidth] = useState<Width>(initial)
  const frame = useRef<HTMLIFrameElement>(null)
  const [isLoaded, setIsLoaded] = useState(false)
  const drawn = useDrawnPage(frame, isLoaded, props)
  useMarkedField(frame, props, drawn)
  const { listen, elsewhere } = usePresses(frame, props, drawn > 0)
  const link = useQuery({
    ...admin.catalogue.previewLink.queryOptions({ input: { key } }),
    staleTime: 60 * 60_000,
  })
  if (link.isError) {
    return <LoadFailed error={link.error} onRetry={() => void link.refetch()} />
  }
  if (!link.data) return <RowsSkeleton rows={6} />
  const { url, expiresAt } = link.data
  const copy = async () => {
    if (await copyText(new URL(url, window.location.origin).href)) {
      notifyDone(
        'Link copiato',
        elidedDays(`Chi lo riceve vede la bozza fino al ${formatMoment(expiresAt)}.`),
      )
    } else
      notifyProblem('Il browser non permette di copiare: apri l’anteprima e copia l’indirizzo.')
  }
  return (
    <>
      <div className="flex flex-wrap items-center gap-2 py-3">
        <Segmented
          label="Larghezza"
          value={width}
          tabs={[
            { value: 'phone', label: 'Telefono' },
            { value: 'desk', label: 'Computer' },
          ]}
          onChange={(next) => setWidth(next as Width)}
        />
        <StaffButton icon={Copy} onClick={copy}>
          Copia il link
        </StaffButton>
        <StaffButtonAnchor icon={ExternalLink} href={url} target="_blank" rel="noopener">
          Apri
        </StaffButtonAnchor>
      </div>
      <p role="status" className="pb-2 text-staff-small text-ink-2">
        <PressNote elsewhere={elsewhere} />
      </p>
      <ScaledFrame
        frame={frame}
        address={url}
        width={widths[width]}
        onLoad={() => {
          listen()
          setIsLoaded(true)
        }}
      />
    </>
  )
}

/** A text on the page may belong to another document, or be a fixed word of the site. */
function PressNote({ elsewhere }: { elsewhere: FieldPlace | 'site' | undefined }) {
  if (!elsewhere) return 'Premi un testo o un’immagine per andare al suo campo.'
  if (elsewhere === 'site') {
    return 'Questo lo dice il sito stesso, uguale per tutti: parole dei pulsanti, date, posti, numeri.'
  }
  const { key, path } = elsewhere
  return (
    <>
      Questo testo sta in un altro documento, {kindName(key)} «{documentTitle(key, undefined)}».{' '}
      <StaffLink to={withWantedField(documentPath(key), path)}>Apri il suo campo</StaffLink>
    </>
  )
}

/** Redraws the page when the typing pauses, one drawing at a time, and counts the drawings. */
function useDrawnPage(frame: Frame, isLoaded: boolean, props: Props): number {
  const { documentKey: key, document, savings } = props
  const [drawn, setDrawn] = useState(0)
  const [drawing] = useState(() =>
    oneAtATime(async (wanted: { key: string; document: Plain }) => {
      const { html } = await adminApi.catalogue.draw(wanted)
      const page = frame.current?.contentDocument
      if (!html || !page?.body) return
      becomePage(page, html)
      setDrawn((count) => count + 1)
    }),
  )
  useEffect(() => {
    // The frame first loads the saved page; only a redrawn one has field marks on every text.
    if (isLoaded) drawing({ key, document })
  }, [drawing, isLoaded, key, document, savings])
  return drawn
}

const marked = 'data-typing-here'
/** Text is not selectable, because a copy would contain the invisible field marks. */
const looks = `body{cursor:pointer;user-select:none;-webkit-user-select:none}[${marked}]{outline:3px solid #1F6FB2;outline-offset:4px;border-radius:4px}`

function usePlaces({ documentKey, document }: Props) {
  return useMemo(
    () => placesIn(fieldsOf(sectionsOf(documentKey)), document),
    [documentKey, document],
  )
}

/** Outlines the place on the page that shows the field in use. */
function useMarkedField(frame: Frame, props: Props, drawn: number): void {
  const places = usePlaces(props)
  const typingIn = useFieldInUse()
  useEffect(() => {
    const page = frame.current?.contentDocument
    const place = places.find(({ path }) => path === typingIn)
    if (!page?.body || !place || !('words' in place)) return
    const part =
      partOfField(page, { key: props.documentKey, path: typingIn }) ?? partSaying(page, place.words)
    part?.setAttribute(marked, '')
    part?.scrollIntoView({ block: 'nearest' })
    return () => part?.removeAttribute(marked)
  }, [frame, props.documentKey, places, typingIn, drawn])
}

/** Leads from a press on the page to its field, in this document or another one. */
function usePresses(frame: Frame, props: Props, isDrawn: boolean) {
  const [elsewhere, setElsewhere] = useState<FieldPlace | 'site'>()
  const places = usePlaces(props)
  const latest = useRef({ ...props, places, isDrawn })
  useEffect(() => {
    latest.current = { ...props, places, isDrawn }
  })
  const press = (event: MouseEvent) => {
    const target = event.target as Element
    // Folding still works; every other click is suppressed, so that nothing leads away from the page.
    if (!target.closest('summary')) event.preventDefault()
    const { documentKey, onPress, ...shown } = latest.current
    const place = placePressed(pressedText(event) ?? target, { ...shown, documentKey })
    const isHere = place?.key === documentKey
    setElsewhere(isHere ? undefined : (place ?? 'site'))
    if (isHere) onPress(place.path)
  }
  const listen = () => {
    const page = frame.current?.contentDocument
    if (!page?.head) return
    page.head.append(Object.assign(page.createElement('style'), { textContent: looks }))
    page.addEventListener('click', press)
  }
  return { listen, elsewhere }
}

/** In an element with several texts, the text node under the pointer. */
function pressedText({ target, clientX, clientY }: MouseEvent): Node | undefined {
  const page = (target as Element).ownerDocument
  const node = page.caretPositionFromPoint?.(clientX, clientY)?.offsetNode
  return node && (target as Element).contains(node) ? node : undefined
}

/** The name of the field last focused, kept while somebody looks at the page. */
function useFieldInUse(): string {
  const [name, setName] = useState('')
  useEffect(() => {
    const note = ({ target }: FocusEvent) => {
      if (target instanceof HTMLElement && target.closest('form')) {
        setName(target.getAttribute('name') ?? '')
      }
    }
    window.addEventListener('focusin', note)
    return () => window.removeEventListener('focusin', note)
  }, [])
  return name
}

type Frame = RefObject<HTMLIFrameElement | null>
type FrameProps = { frame: Frame; address: string; width: number; onLoad: () => void }

/** The page at its real width, scaled down to the room available. */
function ScaledFrame({ frame, address, width, onLoad }: FrameProps) {
  const room = useRef<HTMLDivElement>(null)
  const [scale, setScale] = useState(1)
  useLayoutEffect(() => {
    const box = room.current
    if (!box) return
    const fit = () => setScale(Math.min(1, box.clientWidth / width))
    const watch = new ResizeObserver(fit)
    watch.observe(box)
    return () => watch.disconnect()
  }, [width])
  const height = 'max(480px, calc(100dvh - 150px))'
  return (
    <div
      ref={room}
      className="mx-auto overflow-hidden rounded-control border border-line bg-white"
      style={{ height, maxWidth: width }}
    >
      <iframe
        ref={frame}
        title="La pagina come sarà"
        src={address}
        onLoad={onLoad}
        sandbox="allow-same-origin"
        className="origin-top-left border-0"
        style={{ width, height: `calc(${height} / ${scale})`, transform: `scale(${scale})` }}
      />
    </div>
  )
}
