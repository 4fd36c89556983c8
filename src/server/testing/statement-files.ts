import { formatDate } from '../../domain/dates.ts'
import { parseStatement } from '../money/statements/parse-statement.ts'
import type { SampleLine } from './sample-line.ts'
import type { Samples } from './statement-samples.ts'

const encoder = new TextEncoder()
const euro = (cents: number, comma = '.') => (Math.abs(cents) / 100).toFixed(2).replace('.', comma)
const italian = (cents: number) =>
  `${cents < 0 ? '-' : ''}${euro(cents, ',').replace(/\B(?=(?:\d{3}){1,6},)/g, '.')}`
const xml = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')

function camtEntry(line: SampleLine, isNew: boolean): string {
  const name = `<Nm>${xml(line.payer)}</Nm>`
  const role = line.amountCents < 0 ? 'Cdtr' : 'Dbtr'
  return `<Ntry><Amt Ccy="EUR">${euro(line.amountCents)}</Amt>
<CdtDbtInd>${line.amountCents < 0 ? 'DBIT' : 'CRDT'}</CdtDbtInd>
<Sts>${isNew ? '<Cd>BOOK</Cd>' : 'BOOK'}</Sts><BookgDt><Dt>${line.date}</Dt></BookgDt>
<AcctSvcrRef>${line.bankId ?? ''}</AcctSvcrRef><NtryDtls><TxDtls>
<RltdPties><${role}>${isNew ? `<Pty>${name}</Pty>` : name}</${role}></RltdPties>
<RmtInf>${line.text
    .split('\n')
    .map((part) => `<Ustrd>${xml(part)}</Ustrd>`)
    .join('')}</RmtInf></TxDtls></NtryDtls></Ntry>`
}

export function camtFile(account: string, lines: readonly SampleLine[], version: '02' | '08') {
  const entries = lines.map((line) => camtEntry(line, version === '08')).join('\n')
  return encoder.encode(`<?xml version="1.0" encoding="UTF-8"?>
<Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.053.001.${version}"><BkToCstmrStmt><Stmt>
<Acct><Id><IBAN>${account}</IBAN></Id></Acct>${entries}</Stmt></BkToCstmrStmt></Document>`)
}

/** A text broken every 27 characters into numbered fields, wherever that falls. */
function numbered(text: string): string {
  const pieces = text.replace(/\n/g, ' ').match(/.{1,27}/g) ?? []
  return pieces.map((piece, index) => `?${20 + index}${piece}`).join('')
}

export function mt940File(account: string, lines: readonly SampleLine[]): Uint8Array {
  const entries = lines.map((line) => {
    const day = line.date.slice(2).replaceAll('-', '')
    const mark = line.amountCents < 0 ? 'D' : 'C'
    const reference = line.bankId ? `//${line.bankId}` : ''
    return `:61:${day}${day.slice(2)}${mark}${euro(line.amountCents, ',')}NTRFNONREF${reference}
:86:166?00BONIFICO${numbered(line.text)}?32${line.payer.slice(0, 27)}?33${line.payer.slice(27)}`
  })
  return encoder.encode(
    `:20:ESTRATTO\r\n:25:${account}\r\n:28C:1/1\r\n${entries.join('\r\n')}\r\n:62F:C261115EUR0,00\r\n-`,
  )
}

/** As a bank's website exports it: Windows-1252, semicolons, the payer inside the description. */
export function csvFile(lines: readonly SampleLine[]): Uint8Array {
  const rows = lines.map((line) => {
    const text = line.text.replace(/\n/g, ' ').replaceAll(';', ',')
    const told = `BONIFICO A VOSTRO FAVORE DA ${line.payer} CAUSALE: ${text}`
    return `${formatDate(line.date).replaceAll('/', '.')};${formatDate(line.date)};${told};${italian(line.amountCents)}`
  })
  const text = ['Data Registrazione;Data valuta;Descrizione;Importo (EUR)', ...rows].join('\r\n')
  return Uint8Array.from(text, (char) => Math.min(char.charCodeAt(0), 255))
}

/** The interbank 'rendicontazione': an account of Italy, records of 120 characters, cents behind a comma. */
export function cbiFile(account: string, lines: readonly SampleLine[]): Uint8Array {
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
export async function xlsxFile(lines: readonly SampleLine[]): Promise<Uint8Array> {
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

/** Each account's lines written in another bank's format and read back, with the truth kept beside. */
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
