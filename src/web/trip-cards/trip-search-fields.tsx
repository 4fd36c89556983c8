import { type RefObject, useEffect, useRef } from 'react'
import {
  type SearchChoice,
  type SearchName,
  searchIn,
  searchNames,
  type TripSearch,
} from '../../domain/catalogue/trip-search.ts'
import { addressOf } from '../browser/address.ts'

const labels: Readonly<Record<SearchName, { field: string; all: string }>> = {
  zona: { field: 'Parte del mondo', all: 'Tutto il mondo' },
  mese: { field: 'Mese', all: 'Tutti i mesi' },
  durata: { field: 'Durata', all: 'Qualsiasi' },
  budget: { field: 'Budget fino a', all: 'Qualsiasi' },
}

type Choices = Readonly<Record<SearchName, readonly SearchChoice[]>>
type TripSearchFieldsProps = {
  search: TripSearch
  choices: Choices
  onChange: (search: TripSearch) => void
}

/** The fields of a form that also works before the code is loaded: see `styleOf`. */
export function TripSearchFields({ search, choices, onChange }: TripSearchFieldsProps) {
  const fields = useRef<HTMLDivElement>(null)
  useEarlyChoices(fields, onChange)
  return (
    <div ref={fields} className="mb-4 grid grid-cols-2 gap-3 lg:grid-cols-4">
      <style>{styleOf(choices)}</style>
      {searchNames.map((name) => (
        <label key={name} className="grid content-end gap-1 text-base font-semibold">
          {labels[name].field}
          <select
            name={name}
            value={search[name]}
            onChange={({ currentTarget }) => onChange({ ...search, [name]: currentTarget.value })}
            className="field"
          >
            <option value="">{labels[name].all}</option>
            {choices[name].map(({ value, label, count }) => (
              <option key={value} value={value}>{`${label} (${count})`}</option>
            ))}
          </select>
        </label>
      ))}
      <noscript>
        <button type="submit" className="button" data-kind="navy">
          Cerca
        </button>
      </noscript>
    </div>
  )
}

/**
 * Before the code is loaded, CSS hides the cards that do not match the filters, and the number of all trips
 * with them. Each card carries the values under which it is found. If a page is requested with filters, the
 * server marks them in its HTML.
 */
function styleOf(choices: Choices): string {
  const left = searchNames.flatMap((name) =>
    choices[name].map(
      ({ value: v }) =>
        `#destinations:has([value="${v}"]:checked) [data-found]:not([data-found~="${v}"])`,
    ),
  )
  const count = '#destinations:has(:checked:not([value=""])) [data-all]'
  const pressed = '#destinations [aria-pressed=true]{background:var(--color-navy);color:#fff}'
  // Two in a row on a phone: a month and its number must fit.
  const narrow =
    '#destinations select{padding:0 34px 0 12px;font:500 1rem var(--font-text);background-position:right 10px center;text-overflow:ellipsis}'
  return `${[...left, count].join()}{display:none}${pressed}${narrow}`
}

/** Takes over what was chosen before the code was loaded; the fields still hold it. */
function useEarlyChoices(
  fields: RefObject<HTMLDivElement | null>,
  onChange: (search: TripSearch) => void,
): void {
  const takeOver = useRef(() => {
    const asked = searchIn(new URLSearchParams(addressOf(window.location).search))
    const selects = [...(fields.current?.querySelectorAll('select') ?? [])]
    // The first render does not know the query yet: an empty field may be one that is still to be filled.
    const early = selects.filter(({ value }) => value !== '').map((one) => [one.name, one.value])
    const next = { ...asked, ...Object.fromEntries(early) }
    if (searchNames.some((name) => next[name] !== asked[name])) onChange(next)
  })
  useEffect(() => takeOver.current(), [])
}
