type Line = { label: string; value: string }

/** Paid, kept, refunded: the same three amounts as in the mail and on the traveller's page. */
export function LeavingList({ lines }: { lines: readonly Line[] }) {
  return (
    <dl className="grid gap-1 rounded-tag bg-paper-2 px-3.5 py-2.5">
      {lines.map(({ label, value }) => (
        <div key={label} className="flex justify-between gap-4">
          <dt>{label}</dt>
          <dd className="font-semibold tabular-nums">{value}</dd>
        </div>
      ))}
    </dl>
  )
}
