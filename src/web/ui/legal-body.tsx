import type { LegalPart, LegalTable } from '../../domain/catalogue/legal.ts'
import { RichInline } from './rich-text.tsx'

/** Paragraphs, lists and tables of a legal text, wherever it is read. */
export function LegalBody({ body }: { body: readonly LegalPart[] }) {
  return (
    <div className="mt-4 grid gap-4">
      {body.map((part, index) => (
        <Part key={index} part={part} />
      ))}
    </div>
  )
}

function Part({ part }: { part: LegalPart }) {
  if (typeof part === 'string') {
    return (
      <p className="wrap-anywhere">
        <RichInline text={part} />
      </p>
    )
  }
  if (!Array.isArray(part)) return <Table table={part} />
  return (
    <ul className="grid list-disc gap-2 pl-5.5 marker:text-control">
      {part.map((item) => (
        <li key={item}>
          <RichInline text={item} />
        </li>
      ))}
    </ul>
  )
}

function Table({ table: { columns, rows } }: { table: LegalTable }) {
  return (
    <table className="w-full text-left wrap-anywhere">
      <thead>
        <tr className="border-b border-line">
          {columns.map((column) => (
            <th key={column} scope="col" className="py-2 pr-4 align-top font-semibold">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([first, ...rest]) => (
          <tr key={first} className="border-b border-line">
            <th scope="row" className="py-2 pr-4 align-top font-normal">
              {first}
            </th>
            {rest.map((cell, index) => (
              <td key={index} className="py-2 pr-4 align-top">
                {cell}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
