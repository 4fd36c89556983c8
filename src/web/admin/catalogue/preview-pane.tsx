import { useQuery } from '@tanstack/react-query'
import { Copy, ExternalLink, X } from 'lucide-react'
import { useLayoutEffect, useRef, useState } from 'react'
import { formatMoment } from '../../../domain/dates.ts'
import { copyText } from '../../browser/clipboard.ts'
import { useMediaQuery } from '../../browser/media.ts'
import { Button, ButtonAnchor } from '../../ui/button.tsx'
import { admin } from '../api.ts'
import { notifyDone, notifyProblem } from '../notify.ts'
import { Segmented } from '../ui/controls.tsx'
import { IconAction } from '../ui/icon-buttons.tsx'
import { StaffDialog } from '../ui/staff-dialog.tsx'
import { LoadFailed, RowsSkeleton } from '../ui/states.tsx'

const widths = { phone: 390, desk: 1280 } as const
type Width = keyof typeof widths

type Props = {
  documentKey: string
  /** Drawn again whenever the draft has been saved. */
  revision: number
  onClose: () => void
}

/** The real page drawn from the draft, beside the form where there is room for it. */
export function PreviewPane(props: Props) {
  const isWide = useMediaQuery('(width >= 1280px)')
  if (!isWide) {
    return (
      <StaffDialog open onClose={props.onClose} title="Anteprima" width={900}>
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

function Preview({ documentKey: key, revision, initial }: Props & { initial: Width }) {
  const [width, setWidth] = useState<Width>(initial)
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
      notifyDone('Link copiato', `Chi lo riceve vede la bozza fino al ${formatMoment(expiresAt)}.`)
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
        <Button kind="quiet" size="staff" onClick={copy}>
          <Copy className="size-4.25" aria-hidden />
          Copia il link
        </Button>
        <ButtonAnchor kind="quiet" size="staff" href={url} target="_blank" rel="noopener">
          <ExternalLink className="size-4.25" aria-hidden />
          Apri
        </ButtonAnchor>
      </div>
      <ScaledFrame address={`${url}?r=${revision}`} width={widths[width]} />
    </>
  )
}

/** The page at its own width, drawn as small as the room wants it. */
function ScaledFrame({ address, width }: { address: string; width: number }) {
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
        title="La pagina come sarà"
        src={address}
        sandbox="allow-same-origin"
        className="origin-top-left border-0"
        style={{ width, height: `calc(${height} / ${scale})`, transform: `scale(${scale})` }}
      />
    </div>
  )
}
