import { formatDate } from '../../domain/dates.ts'
import type { StatementLine } from '../../domain/money/statements.ts'
import { parseStatement } from '../money/statements/parse-statement.ts'
import { camtFile, csvFile, euro, mt940File } from '../money/statements/write-files.ts'
import type { SampleLine } from './sample-line.ts'
import type { Samples } from './statement-samples.ts'

const encoder = new TextEncoder()

/** The interbank 'rendicontazione': an Italian account, records of 120 characters, a comma before the cents. */
function cbiFile(account: string, lines: readonly StatementLine[]): Uint8Array {
  const record = (type: string, fields: readonly (readonly [from: number, text: string])[]) => {
    const chars = Array.from(` ${type}`.padEnd(120))
    for (const [from, text] of fields)
      for (const [index, char] of [...text].entries())
        if (from - 1 + index < 120) chars[from - 1 + index] = char
    return chars.join('')
  }
  const records = lines.flatMap((line) => {
    const [year = '', month = '', day = ''] = line.date.split('-')
    const short = `${day}${month}${year.slice(2)}`
    const sum = euro(line.amountCents, ',').padStart(15, '0')
    const text = line.text.replace(/\n/g, ' ')
    return [
      record('62', [
        [14, short],
        [20, short],
        [26, line.amountCents < 0 ? 'D' : 'C'],
        [27, sum],
      ]),
      record('63', [
        [14, 'YYY'],
        [41, line.payer.slice(0, 40)],
      ]),
      record('63', [
        [14, 'RI1'],
        [17, text.slice(0, 104)],
      ]),
    ]
  })
  const head = record('61', [
    [52, account.slice(4)],
    [75, 'EUR'],
    [100, account.slice(0, 4)],
  ])
  return encoder.encode([record('RH', [[4, '03069ONDALTA1511261']]), head, ...records].join('\r\n'))
}

/** The same table as a spreadsheet. */
async function xlsxFile(lines: readonly StatementLine[]): Promise<Uint8Array> {
  const { default: writeExcel } = await import('write-excel-file/node')
  const text = (value: string) => ({ value, type: String })
  const heads = ['Data Registrazione', 'Data valuta', 'Descrizione', 'Importo (EUR)']
  const rows = lines.map((line) => [
    text(formatDate(line.date)),
    text(formatDate(line.date)),
    text(`BONIFICO A VOSTRO FAVORE DA ${line.payer} CAUSALE: ${line.text.replace(/\n/g, ' ')}`),
    { value: line.amountCents / 100, type: Number },
  ])
  return new Uint8Array(await writeExcel([heads.map(text), ...rows]).toBuffer())
}

type Writer = (account: string, lines: readonly StatementLine[]) => Uint8Array | Promise<Uint8Array>

/** Every format that can be imported, by a file name. */
export const bankFiles: readonly (readonly [name: string, write: Writer])[] = [
  ['camt-02.xml', (account, lines) => camtFile(account, lines, '02')],
  ['camt-08.xml', (account, lines) => camtFile(account, lines, '08')],
  ['mt940.sta', mt940File],
  ['table.csv', (_account, lines) => csvFile(lines)],
  ['cbi.txt', cbiFile],
  ['table.xlsx', (_account, lines) => xlsxFile(lines)],
]

/** Writes each account's lines in another bank format and reads them back, keeping the true allocations. */
export async function throughBankFiles({ candidates, lines }: Samples): Promise<Samples> {
  const accounts = [...new Set(lines.map(({ account }) => account))].toSorted()
  const read: SampleLine[] = []
  for (const [index, account] of accounts.entries()) {
    const own = lines.filter((line) => line.account === account)
    const half = Math.ceil(own.length / 2)
    for (const [part, isFirst] of [
      [own.slice(0, half), true],
      [own.slice(half), false],
    ] as const) {
      const parsed = await parseStatement(fileOf(account, part, index, isFirst))
      const back = parsed.parts.flatMap((statement) => statement.lines)
      if (back.length !== part.length) throw new Error(`${parsed.format}: lines were lost`)
      part.forEach((line, at) => {
        const again = back[at]
        if (!again || again.amountCents !== line.amountCents || again.date !== line.date) {
          throw new Error(`${parsed.format}: a line was misread`)
        }
        read.push({ ...again, account, kind: line.kind, truth: line.truth })
      })
    }
  }
  return { candidates, lines: read }
}

function fileOf(account: string, lines: readonly SampleLine[], index: number, isFirst: boolean) {
  if (index === 0) return camtFile(account, lines, isFirst ? '02' : '08')
  return index === 1 ? mt940File(account, lines) : csvFile(lines)
}
