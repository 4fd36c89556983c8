import { ORPCError } from '@orpc/client'
import { useState } from 'react'
import { Select } from '../../ui/field.tsx'
import { StaffButton } from '../ui/staff-button.tsx'
import { StaffDialog } from '../ui/staff-dialog.tsx'

/** The first rows of a file with unknown columns, taken from the server's refusal. */
export function sampleOf(error: unknown): string[][] | null {
  if (!(error instanceof ORPCError)) return null
  const { sample } = (error.data ?? {}) as { sample?: unknown }
  if (typeof sample !== 'string') return null
  const rows: unknown = JSON.parse(sample)
  return Array.isArray(rows) && rows.length > 0 ? (rows as string[][]) : null
}

type Props = { sample: string[][]; onClose: () => void; onChosen: (mapping: string) => void }
type Chosen = {
  date: string
  amount: string
  credit: string
  debit: string
  text: string
  payer: string
}

const nothing: Chosen = { date: '', amount: '', credit: '', debit: '', text: '', payer: '' }

const fields: readonly { key: keyof Chosen; label: string; hint?: string }[] = [
  { key: 'date', label: 'Data contabile' },
  { key: 'amount', label: 'Importo', hint: 'Una sola colonna, con il segno' },
  { key: 'credit', label: 'Accrediti', hint: 'Solo se sono in una colonna a parte' },
  { key: 'debit', label: 'Addebiti', hint: 'Solo se sono in una colonna a parte' },
  { key: 'text', label: 'Descrizione o causale' },
  { key: 'payer', label: 'Ordinante', hint: 'Se c’è' },
]

/** Asks what each column means: once per account, then remembered. */
export function ColumnsDialog({ sample, onClose, onChosen }: Props) {
  const [chosen, setChosen] = useState(nothing)
  const [tried, setTried] = useState(false)
  const width = Math.max(...sample.map((row) => row.length))
  const header = sample.findIndex((row) => row.filter((cell) => cell !== '').length >= 3)
  const titles = sample[Math.max(0, header)] ?? []
  const hasAmount = chosen.amount !== '' || (chosen.credit !== '' && chosen.debit !== '')
  const isComplete = chosen.date !== '' && chosen.text !== '' && hasAmount
  const place = (value: string) => (value === '' ? null : Number(value))
  const save = () => {
    setTried(true)
    if (!isComplete) return
    onChosen(
      JSON.stringify({
        headerRow: Math.max(0, header),
        date: Number(chosen.date),
        amount: place(chosen.amount),
        credit: chosen.amount === '' ? place(chosen.credit) : null,
        debit: chosen.amount === '' ? place(chosen.debit) : null,
        payer: place(chosen.payer),
        texts: [Number(chosen.text)],
      }),
    )
  }
  return (
    <StaffDialog
      onClose={onClose}
      title="Quali colonne sono?"
      description="Questa banca è nuova per noi: indicalo una volta, lo ricordiamo per questo conto."
      onSubmit={save}
      footer={
        <StaffButton kind="primary" type="submit">
          Importa
        </StaffButton>
      }
    >
      <div className="grid gap-4 sm:grid-cols-2">
        {fields.map(({ key, label, hint }) => (
          <Select
            key={key}
            label={label}
            hint={hint}
            value={chosen[key]}
            error={
              tried && chosen[key] === '' && key !== 'payer' && !isGiven(key, hasAmount)
                ? 'Scegli la colonna'
                : undefined
            }
            onChange={(event) => setChosen({ ...chosen, [key]: event.target.value })}
          >
            <option value="">—</option>
            {Array.from({ length: width }, (_, index) => (
              <option key={index} value={String(index)}>
                {titles[index] || `Colonna ${index + 1}`}
              </option>
            ))}
          </Select>
        ))}
      </div>
    </StaffDialog>
  )
}

function isGiven(key: keyof Chosen, hasAmount: boolean): boolean {
  return (key === 'amount' || key === 'credit' || key === 'debit') && hasAmount
}
