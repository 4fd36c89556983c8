import { formatDate } from '../../../domain/dates.ts'
import type { StatementLine } from '../../../domain/money/statements.ts'

/** Writes files like those of banks, for trials and for tests that read them back. */
const encoder = new TextEncoder()
export const euro = (cents: number, comma = '.') =>
  (Math.abs(cents) / 100).toFixed(2).replace('.', comma)
const italian = (cents: number) =>
  `${cents < 0 ? '-' : ''}${euro(cents, ',').replace(/\B(?=(?:\d{3}){1,6},)/g, '.')}`
const xml = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')

function camtEntry(line: StatementLine, isNew: boolean): string {
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

export function camtFile(account: string, lines: readonly StatementLine[], version: '02' | '08') {
  const entries = lines.map((line) => camtEntry(line, version === '08')).join('\n')
  return encoder.encode(`<?xml version="1.0" encoding="UTF-8"?>
<Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.053.001.${version}"><BkToCstmrStmt><Stmt>
<Acct><Id><IBAN>${account}</IBAN></Id></Acct>${entries}</Stmt></BkToCstmrStmt></Document>`)
}

/** Splits a text every 27 characters into numbered fields, even within a word. */
function numbered(text: string): string {
  const pieces = text.replace(/\n/g, ' ').match(/.{1,27}/g) ?? []
  return pieces.map((piece, index) => `?${20 + index}${piece}`).join('')
}

export function mt940File(account: string, lines: readonly StatementLine[]): Uint8Array {
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

/** Like an export from a bank's website: Windows-1252, semicolons, the payer inside the description. */
export function csvFile(lines: readonly StatementLine[]): Uint8Array {
  const rows = lines.map((line) => {
    const text = line.text.replace(/\n/g, ' ').replaceAll(';', ',')
    const told = `BONIFICO A VOSTRO FAVORE DA ${line.payer} CAUSALE: ${text}`
    return `${formatDate(line.date).replaceAll('/', '.')};${formatDate(line.date)};${told};${italian(line.amountCents)}`
  })
  const text = ['Data Registrazione;Data valuta;Descrizione;Importo (EUR)', ...rows].join('\r\n')
  return Uint8Array.from(text, (char) => Math.min(char.charCodeAt(0), 255))
}
