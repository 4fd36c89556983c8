import { describe, expect, it } from 'vitest'
import { readReferences } from '../../../domain/money/causale.ts'
import type { StatementLine } from '../../../domain/money/statements.ts'
import { bankFiles } from '../../testing/statement-files.ts'
import { parseStatement } from './parse-statement.ts'

const plain = { valueDate: null, bankId: null, payerIban: null }

const bytes = (text: string) => new TextEncoder().encode(text)

async function linesOf(file: Uint8Array) {
  const { parts } = await parseStatement(file)
  return parts.flatMap(({ lines }) => lines)
}

describe('every format', () => {
  const account = 'IT60X0542811101000000123456'
  const lines: StatementLine[] = [
    {
      ...plain,
      date: '2026-11-14',
      amountCents: 96_000,
      payer: 'ROSSI GIULIA',
      text: 'RICEVUTA 1234',
    },
    { ...plain, date: '2026-11-15', amountCents: -123_456, payer: 'HOTEL SOLE', text: 'SALDO' },
  ]

  it.each(bankFiles)('%s is read as it was written', async (_name, write) => {
    const read = await linesOf(await write(account, lines))
    expect(read.map(({ date, amountCents }) => ({ date, amountCents }))).toEqual(
      lines.map(({ date, amountCents }) => ({ date, amountCents })),
    )
    expect(read[0]?.text).toContain('RICEVUTA 1234')
    expect(`${read[0]?.payer} ${read[0]?.text}`).toContain('ROSSI GIULIA')
  })
})

describe('MT940', () => {
  const head = ':20:X\r\n:25:IT60X0542811101000000123456\r\n:28C:1/1\r\n:60F:C261114EUR0,00\r\n'

  it('reads numbered fields, the bank’s reference and the booking day of another year', async () => {
    const text = `${head}:61:2612310102C960,00NTRFNONREF//8811\r\n:86:166?00BONIFICO?20RICEVUTA 12?2134 ACCONTO?31IT40S0542811101000000123457?32ROSSI?33GIULIA\r\n:61:261115D1,50NCHGNONREF\r\n:86:SPESE\r\n:61:261115RC960,00NTRFNONREF//99\r\n:62F:C261115EUR0,00\r\n-`
    expect(await linesOf(bytes(text))).toMatchObject([
      {
        date: '2027-01-02',
        valueDate: '2026-12-31',
        amountCents: 96_000,
        bankId: '8811',
        payer: 'ROSSI GIULIA',
        payerIban: 'IT40S0542811101000000123457',
        text: 'BONIFICO RICEVUTA 12 34 ACCONTO',
      },
      { amountCents: -150, bankId: null, text: 'SPESE' },
      { amountCents: -96_000, bankId: '99' },
    ])
  })

  it('reads the words between slashes', async () => {
    const text = `${head}:61:261115C1,00NTRFNONREF//1\r\n:86:/ORDP//NAME/ROSSI GIULIA/REMI//USTD/RICEVUTA\r\n 1234\r\n:62F:C261115EUR0,00`
    expect(await linesOf(bytes(text))).toMatchObject([
      { payer: 'ROSSI GIULIA', text: expect.stringContaining('1234') as string },
    ])
  })
})

describe('MT940 of other banks', () => {
  const file = (description: string) =>
    bytes(
      `:20:X\r\n:25:UNCRITMM/IT60X0542811101000000123456\r\n:61:2611151115CR1,00S202REF//B1\r\n/OCMT/EUR1,00\r\n:86:${description}\r\n:62F:C261115EUR0,00\r\n-`,
    )

  it.each([
    ['/EREF/NOTPROVIDED/ORDP/ROSSI GIULIA/REMI/RICEVU\r\nTA 1234 ACCONTO'],
    ['/CNTP/IT40S0542811101000000123457/UNCRITMM/ROSSI GIULIA///REMI/USTD//RICEVUTA 1234/'],
    ['BONIFICO A VOSTRO FAVORE\r\nDISPOSTO DA: ROSSI GIULIA\r\nPER: RICEVUTA 1234'],
    ['166?00BONIFICO?109?20RICEVUTA 12?2134?30UNCRITMM?32ROSSI?33GIULIA'],
  ])('%j', async (description) => {
    const [line] = await linesOf(file(description))
    expect(line).toMatchObject({ amountCents: 100, bankId: 'B1', payer: 'ROSSI GIULIA' })
    expect(readReferences(line?.text ?? '')).toEqual([{ digits: '1234', kind: 'clear' }])
  })
})

describe('camt.053', () => {
  const entry = (state: string, party: string) =>
    `<Ntry><Amt Ccy="EUR">960.00</Amt><CdtDbtInd>CRDT</CdtDbtInd><Sts>${state}</Sts><BookgDt><Dt>2026-11-15</Dt></BookgDt><AcctSvcrRef>B1</AcctSvcrRef><NtryDtls><TxDtls><RltdPties><Dbtr>${party}</Dbtr><DbtrAcct><Id><IBAN>IT40S0542811101000000123457</IBAN></Id></DbtrAcct></RltdPties><RmtInf><Ustrd>Ricevuta 12</Ustrd><Ustrd>34</Ustrd></RmtInf></TxDtls></NtryDtls></Ntry>`
  const file = (version: string, entries: string) =>
    bytes(
      `<?xml version="1.0"?><ns:Document xmlns:ns="urn:iso:std:iso:20022:tech:xsd:camt.053.001.${version}"><ns:BkToCstmrStmt><Stmt><Acct><Id><IBAN>IT60X0542811101000000123456</IBAN></Id></Acct>${entries}</Stmt></ns:BkToCstmrStmt></ns:Document>`,
    )

  it.each([
    ['02', entry('BOOK', '<Nm>Rossi Giulia</Nm>') + entry('PDNG', '<Nm>X</Nm>')],
    ['08', entry('<Cd>BOOK</Cd>', '<Pty><Nm>Rossi Giulia</Nm></Pty>') + entry('<Cd>PDNG</Cd>', '')],
  ])('version %s: names, states, several lines of text', async (version, entries) => {
    const parsed = await parseStatement(file(version, entries))
    expect(parsed).toMatchObject({
      format: 'camt.053',
      skipped: 1,
      parts: [{ iban: 'IT60X0542811101000000123456' }],
    })
    expect(parsed.parts[0]?.lines).toEqual([
      {
        date: '2026-11-15',
        valueDate: null,
        amountCents: 96_000,
        bankId: 'B1',
        payer: 'Rossi Giulia',
        payerIban: 'IT40S0542811101000000123457',
        text: 'Ricevuta 12 34',
      },
    ])
  })
})

describe('the bank’s own reference in camt.053', () => {
  const transfer = (reference: string, amount: string) =>
    `<TxDtls><Refs><AcctSvcrRef>${reference}</AcctSvcrRef></Refs><Amt Ccy="EUR">${amount}</Amt></TxDtls>`
  const file = (details: string) =>
    bytes(
      `<Document><BkToCstmrStmt><Stmt><Ntry><Amt Ccy="EUR">3.00</Amt><CdtDbtInd>CRDT</CdtDbtInd><BookgDt><Dt>2026-11-15</Dt></BookgDt><AcctSvcrRef>E1</AcctSvcrRef><NtryDtls>${details}</NtryDtls></Ntry></Stmt></BkToCstmrStmt></Document>`,
    )

  it('is that of the entry', async () => {
    expect(await linesOf(file(transfer('T1', '3.00')))).toMatchObject([{ bankId: 'E1' }])
  })

  it('is that of each transfer where an entry gathers several', async () => {
    const lines = await linesOf(file(transfer('T1', '1.00') + transfer('T2', '2.00')))
    expect(lines).toMatchObject([
      { bankId: 'T1', amountCents: 100 },
      { bankId: 'T2', amountCents: 200 },
    ])
  })
})

describe('CBI', () => {
  it('reads records of 120 characters', async () => {
    const pad = (text: string) => text.padEnd(120)
    const at = (parts: [number, string][]) => {
      const record = Array.from(' '.repeat(120))
      for (const [from, text] of parts)
        [...text].forEach((char, index) => (record[from - 1 + index] = char))
      return record.join('')
    }
    const file = [
      pad(' RH0542812345151126ESTRATTO'),
      at([
        [2, '61'],
        [4, '0000001'],
        [52, 'X0542811101000000123456'],
        [100, 'IT'],
        [102, '60'],
      ]),
      at([
        [2, '62'],
        [4, '0000001'],
        [11, '001'],
        [14, '161126'],
        [20, '151126'],
        [26, 'C'],
        [27, '000000000960,00'],
        [42, '48'],
        [87, 'BONIFICO'],
      ]),
      at([
        [2, '63'],
        [4, '0000001'],
        [11, '001'],
        [14, 'YYY'],
        [17, '15112026'],
        [41, 'ROSSI GIULIA'],
      ]),
      at([
        [2, '63'],
        [4, '0000001'],
        [11, '001'],
        [14, 'RI1'],
        [17, 'RICEVUTA 1234'],
      ]),
      pad(' 640000001EUR151126C000000000960,00'),
      pad(' EF0542812345151126'),
    ].join('\r\n')
    const parsed = await parseStatement(bytes(file))
    expect(parsed).toMatchObject({
      format: 'CBI RH',
      parts: [
        {
          iban: 'IT60X0542811101000000123456',
          lines: [
            {
              date: '2026-11-15',
              valueDate: '2026-11-16',
              amountCents: 96_000,
              payer: 'ROSSI GIULIA',
              text: 'BONIFICO RICEVUTA 1234',
            },
          ],
        },
      ],
    })
  })
})
