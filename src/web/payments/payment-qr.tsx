import { useMemo } from 'react'
import { encode } from 'uqr'

const quietZone = 4

/** One path for all dark squares: small, sharp at any size. */
function darkSquares(rows: readonly (readonly boolean[])[]): string {
  return rows
    .flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : '')))
    .join('')
}

/** The transfer as a code for banking apps. Level M, as the payment standard asks. */
export function PaymentQr({ payload }: { payload: string }) {
  const code = useMemo(() => encode(payload, { ecc: 'M', border: quietZone }), [payload])
  return (
    <figure className="flex items-center gap-4 md:block">
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
        Inquadra il codice con l'app della tua banca: i dati sono già compilati.
      </figcaption>
    </figure>
  )
}
