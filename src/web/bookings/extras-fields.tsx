import {
  type ExtraChoice,
  extraPriceText,
  type OfferedExtra,
  unitsText,
  unitsToChoose,
} from '../../domain/booking/extras.ts'
import { formatDate } from '../../domain/dates.ts'
import { elidedDays } from '../../domain/typography.ts'
import { Select } from '../ui/field.tsx'

type Offered = OfferedExtra & { left: number | null }

type ExtrasFieldsProps = {
  offered: readonly Offered[]
  chosen: readonly ExtraChoice[]
  people: number
  onChange: (chosen: ExtraChoice[]) => void
}

function hintOf(extra: Offered): string {
  const rules = extra.conditions ? ` ${extra.conditions}` : ''
  return `${extra.description} ${elidedDays(`Si sceglie fino al ${formatDate(extra.lastDay)}`)}.${rules}`
}

/** The optional extras, after everything that the trip needs; none is preselected. */
export function ExtrasFields({ offered, chosen, people, onChange }: ExtrasFieldsProps) {
  if (offered.length === 0) return null
  const unitsOf = (id: string) => chosen.find((one) => one.id === id)?.units ?? 0
  const choose = (id: string, units: number) =>
    onChange([...chosen.filter((one) => one.id !== id), ...(units > 0 ? [{ id, units }] : [])])
  return (
    <section
      aria-labelledby="extra"
      className="rounded-panel border border-line bg-white p-5 pt-6 md:p-9"
    >
      <h2 id="extra" className="text-small-title md:text-[1.75rem]">
        Extra, se vuoi
      </h2>
      <p className="mt-1 mb-5 text-ink-2">
        Niente è scelto da solo. Puoi anche decidere più avanti: ci scrivi, e lo aggiungiamo noi.
      </p>
      <div className="grid gap-5 md:grid-cols-2 md:gap-6">
        {offered.map((extra) => {
          const most = unitsToChoose(extra, people)
          return (
            <Select
              key={extra.id}
              label={`${extra.title}, ${extraPriceText(extra)}`}
              hint={most === 0 ? 'Esaurito su questa partenza.' : hintOf(extra)}
              value={Math.min(unitsOf(extra.id), most)}
              disabled={most === 0}
              onChange={({ target }) => choose(extra.id, Number(target.value))}
            >
              <option value={0}>No, grazie</option>
              {Array.from({ length: most }, (_, index) => (
                <option key={index + 1} value={index + 1}>
                  {unitsText(extra.per, index + 1)}
                </option>
              ))}
            </Select>
          )
        })}
      </div>
    </section>
  )
}
