import { renderSVG } from 'uqr'
import { StaffButton } from './staff-button.tsx'
import { StaffDialog } from './staff-dialog.tsx'

/** A QR code for a phone's camera; the URL stands beside it as text. */
export function QrCode({
  value,
  label,
  size = 200,
}: {
  value: string
  label: string
  size?: number
}) {
  const svg = renderSVG(value, { border: 2, ecc: 'M' })
  return (
    <img
      src={`data:image/svg+xml,${encodeURIComponent(svg)}`}
      alt={label}
      width={size}
      height={size}
      className="rounded-tag border border-line bg-white"
    />
  )
}

type QrDialogProps = { value: string | null; title: string; onClose: () => void }

export function QrDialog({ value, title, onClose }: QrDialogProps) {
  return (
    <StaffDialog
      open={value !== null}
      onClose={onClose}
      title="Codice QR"
      description={title}
      width={420}
      footer={<StaffButton onClick={onClose}>Chiudi</StaffButton>}
    >
      {value && (
        <div className="grid justify-items-center gap-4">
          <QrCode value={value} label="Codice QR del link: inquadralo con il telefono" size={280} />
          <p className="w-full text-center break-all text-ink-2">{value}</p>
        </div>
      )}
    </StaffDialog>
  )
}
