import { Download, Share2 } from 'lucide-react'
import { useMemo, useState } from 'react'
import { encode } from 'uqr'
import { Button } from '../ui/button.tsx'
import { toast } from '../ui/toast.ts'

const quietZone = 4
const squarePx = 12
const fileName = 'bonifico-qr.png'

/** One path for all dark squares: small, and sharp at any size. */
function darkSquares(rows: readonly (readonly boolean[])[]): string {
  return rows
    .flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : '')))
    .join('')
}

/** The code as a picture file, for the banking app on the same phone. */
async function pictureOf(rows: readonly (readonly boolean[])[]): Promise<File> {
  const canvas = document.createElement('canvas')
  canvas.width = canvas.height = rows.length * squarePx
  const pen = canvas.getContext('2d')
  if (!pen) throw new Error('no canvas')
  pen.fillStyle = '#fff'
  pen.fillRect(0, 0, canvas.width, canvas.height)
  pen.fillStyle = '#000'
  pen.setTransform(squarePx, 0, 0, squarePx, 0, 0)
  pen.fill(new Path2D(darkSquares(rows)))
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'))
  if (!blob) throw new Error('no picture')
  return new File([blob], fileName, { type: 'image/png' })
}

function save(file: File): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(file)
  link.download = file.name
  link.click()
  setTimeout(() => URL.revokeObjectURL(link.href), 1000)
}

/** Closing the share sheet again is not a failure. */
async function share(file: File): Promise<void> {
  await navigator.share({ files: [file] }).catch((error: unknown) => {
    if (!(error instanceof DOMException && error.name === 'AbortError')) save(file)
  })
}

const canShare = () =>
  navigator.canShare?.({ files: [new File([], fileName, { type: 'image/png' })] }) ?? false

/** The transfer as a QR code for banking apps. Error correction level M, as the payment standard requires. */
export function PaymentQr({ payload }: { payload: string }) {
  const code = useMemo(() => encode(payload, { ecc: 'M', border: quietZone }), [payload])
  const [shares] = useState(canShare)
  const give = (how: (file: File) => unknown) => {
    pictureOf(code.data)
      .then(how)
      .catch(() => toast({ title: 'Il codice non si è potuto salvare', variant: 'destructive' }))
  }
  return (
    <figure className="flex items-center gap-4 max-[20rem]:flex-wrap md:block">
      <svg
        role="img"
        aria-label="Codice QR del bonifico"
        viewBox={`0 0 ${code.size} ${code.size}`}
        shapeRendering="crispEdges"
        className="size-31 flex-none rounded-control border border-line-2 bg-white text-navy-dark md:size-44"
      >
        <path d={darkSquares(code.data)} fill="currentColor" />
      </svg>
      <figcaption className="text-small text-ink-2 md:mt-3 md:max-w-44">
        <p>Inquadra il codice con l'app della tua banca: i dati sono già compilati.</p>
        <p className="mt-2 md:hidden">
          Sei già sul telefono? Salva il codice e aprilo dalla galleria dell'app.
        </p>
        <div className="mt-2 flex flex-wrap gap-2">
          <Button kind="outline" size="small" onClick={() => give(save)}>
            <Download className="size-4" aria-hidden />
            Salva
          </Button>
          {shares && (
            <Button kind="outline" size="small" onClick={() => give(share)}>
              <Share2 className="size-4" aria-hidden />
              Condividi
            </Button>
          )}
        </div>
      </figcaption>
    </figure>
  )
}
