import { describe, expect, it } from 'vitest'
import { parseAmount, parseDay } from './italian-values.ts'
import { parseStatement } from './parse-statement.ts'

const bytes = (text: string) => new TextEncoder().encode(text)
const windows1252 = (text: string) => Uint8Array.from(text, (char) => char.charCodeAt(0))

async function linesOf(file: Uint8Array) {
  const { parts } = await parseStatement(file)
  return parts.flatMap(({ lines }) => lines)
}

describe('tables of Italian banks', () => {
  it.each<[string, string]>([
    [
      'UniCredit',
      'Data Registrazione;Data valuta;Descrizione;Importo (EUR)\n15.11.2026;16.11.2026;BONIFICO DA ROSSI GIULIA CAUSALE Ricevuta 1234;1.980,00',
    ],
    [
      'Intesa Sanpaolo',
      'Conto corrente;;;\nData;Operazione;Dettagli;Conto o carta;Contabilizzazione;Categoria;Valuta;Importo\n15/11/2026;Bonifico;Ricevuta 1234;Conto 1;CONTABILIZZATO;Altro;EUR;1.980,00',
    ],
    [
      'Fineco',
      'Conto 123\n\nData_Operazione;Data_Valuta;Entrate;Uscite;Descrizione;Descrizione_Completa;Stato\n15/11/2026;15/11/2026;1.980,00;;Bonifico;Ricevuta 1234;Contabilizzato',
    ],
    [
      'BancoPosta',
      '"Data Contabile","Data Valuta","Addebiti (euro)","Accrediti (euro)","Descrizione operazioni"\n"15/11/2026","15/11/2026","","1.980,00","BONIFICO Ricevuta 1234"',
    ],
    [
      'ING',
      'Data contabile;Data valuta;Uscite;Entrate;Causale;Descrizione operazione;Importo\n15/11/2026;15/11/2026;;;Bonifico;Ricevuta 1234;+1.980,00',
    ],
  ])('%s is known by its headers', async (bank, text) => {
    const parsed = await parseStatement(bytes(text))
    expect(parsed.format).toBe(bank)
    expect(parsed.parts[0]?.lines).toHaveLength(1)
    expect(parsed.parts[0]?.lines[0]).toMatchObject({
      date: '2026-11-15',
      amountCents: 198_000,
      bankId: null,
    })
    expect(parsed.parts[0]?.lines[0]?.text).toContain('Ricevuta 1234')
  })

  it('reads Windows-1252, debits in their own column, and leaves out what is not booked', async () => {
    const text = [
      'Data;Descrizione;Dare;Avere;Stato',
      '15/11/2026;Nicolò paga;;10,50;Contabilizzato',
      '15/11/2026;Spese;2,00;;Contabilizzato',
      '16/11/2026;Presto;;9,00;Autorizzato',
      'Totale;;2,00;10,50;',
    ].join('\r\n')
    const lines = await linesOf(windows1252(text))
    expect(lines.map(({ amountCents, text: words }) => [amountCents, words])).toEqual([
      [1_050, 'Nicolò paga'],
      [-200, 'Spese'],
    ])
  })

  it('asks for the columns of a bank that nobody knows, and takes them', async () => {
    const file = bytes('Quando;Cosa;Quanto\n15/11/2026;Ricevuta 1234;960,00')
    await expect(parseStatement(file)).rejects.toMatchObject({ problem: 'unknown_columns' })
    const none = { valueDate: null, credit: null, debit: null, payer: null, payerIban: null }
    const mapping = {
      ...none,
      currency: null,
      state: null,
      headerRow: 0,
      date: 0,
      amount: 2,
      texts: [1],
    }
    const { parts } = await parseStatement(file, mapping)
    expect(parts[0]?.lines[0]).toMatchObject({ amountCents: 96_000, text: 'Ricevuta 1234' })
  })

  it.each([
    [
      'Data op.,Data val.,Dare,Avere,Causale operazione\n15/11/2026,16/11/2026,,"1.980,00",Ricevuta 1234',
    ],
    ['Giorno\tDettaglio movimento\tImporto in €\tSaldo\n15-11-2026\tRicevuta 1234\t1.980,00\t9,00'],
    [
      'Data mov.;Tipo;Entrata/Uscita (EUR);Ordinante del bonifico;Note del cliente\n15/11/2026;Bonifico;1.980,00;ROSSI;Ricevuta 1234',
    ],
    ['Date;Description of payment;Debit;Credit;Balance\n2026-11-15;Ricevuta 1234;;1980.00;9.00'],
  ])('unknown headings whose words leave no doubt are understood: %j', async (text) => {
    const [line] = await linesOf(bytes(text))
    expect(line).toMatchObject({ date: '2026-11-15', amountCents: 198_000 })
    expect(line?.text).toContain('Ricevuta 1234')
  })

  it.each([
    ['no byte', ''],
    ['blank lines', '\n;;\n\n'],
    ['a heading alone', 'Quando;Cosa;Quanto\n'],
    ['words and a heading', 'Conto 123\nPeriodo;novembre\nQuando;Cosa;Quanto\n;;\n'],
  ])('a file without movements says so and asks for no columns: %s', async (_title, text) => {
    await expect(parseStatement(bytes(text))).rejects.toMatchObject({ problem: 'no_movements' })
  })

  it('headings that the rows below do not bear out are asked about', async () => {
    const file = bytes('Data;Importi vari;Descrizione lunga\nieri;tanto;Ricevuta 1234')
    await expect(parseStatement(file)).rejects.toMatchObject({ problem: 'unknown_columns' })
  })

  it('reads a spreadsheet with real days and numbers', async () => {
    const { default: writeExcel } = await import('write-excel-file/node')
    const row = (cells: string[]) => cells.map((value) => ({ value, type: String }))
    const file = await writeExcel([
      row(['Estratto conto', '', '']),
      row(['Data contabile', 'Descrizione', 'Importo']),
      [
        { value: new Date(Date.UTC(2026, 10, 15)), type: Date, format: 'dd/mm/yyyy' },
        { value: 'Ricevuta 1234', type: String },
        { value: -12.3, type: Number },
      ],
    ]).toBuffer()
    expect(await linesOf(new Uint8Array(file))).toMatchObject([
      { date: '2026-11-15', amountCents: -1_230, text: 'Ricevuta 1234' },
    ])
  })
})

describe('other currencies are no euro', () => {
  const mt940 = (balance: string, account = 'IT60X0542811101000000123456', mark = 'C') =>
    `:20:X\n:25:${account}\n:28C:1\n${balance}\n:61:2611151115${mark}960,00NTRFNONREF\n:86:Ricevuta 1234\n:62F:C261115${balance.slice(12, 15) || 'EUR'}960,00\n-\n`
  const camt = (account: string, entry: string, detail: string) =>
    `<Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.053.001.02"><BkToCstmrStmt><Stmt><Acct><Id><IBAN>IT60X0542811101000000123456</IBAN></Id><Ccy>${account}</Ccy></Acct><Ntry>${entry}<CdtDbtInd>CRDT</CdtDbtInd><BookgDt><Dt>2026-11-15</Dt></BookgDt><NtryDtls><TxDtls>${detail}<RmtInf><Ustrd>Ricevuta 1234</Ustrd></RmtInf></TxDtls></NtryDtls></Ntry></Stmt></BkToCstmrStmt></Document>`
  const rh = (currency: string) =>
    [
      ' RH03069     15112600000000000'.padEnd(120),
      ` 61${'0000001'.padEnd(48)}X0542811101000000123456${currency}`.padEnd(120),
      ' 620000001001151126151126C000000000960,0048TRF'.padEnd(86) + 'Ricevuta 1234'.padEnd(34),
    ].join('\n')

  it.each<[string, string, number[]]>([
    ['MT940 in euro', mt940(':60F:C261114EUR0,00'), [96_000]],
    ['MT940 in dollars', mt940(':60F:C261114USD0,00'), []],
    [
      'MT940 that says it only at the end',
      mt940(':60F:C261114USD0,00').replace(/:60F.*\n/, ''),
      [],
    ],
    ['MT940 by the last letter of euro', mt940('', undefined, 'CR'), [96_000]],
    ['MT940 by the last letter of dollars', mt940('', undefined, 'CD'), []],
    [
      'MT940 of two accounts',
      mt940(':60F:C261114USD0,00') + mt940(':60F:C261114EUR0,00'),
      [96_000],
    ],
    ['camt in dollars', camt('USD', '<Amt Ccy="USD">960.00</Amt>', ''), []],
    ['camt that names only the account', camt('USD', '<Amt>960.00</Amt>', ''), []],
    [
      'camt in euro of a transfer in dollars',
      camt('EUR', '<Amt Ccy="EUR">960.00</Amt>', '<Amt Ccy="USD">1040.00</Amt>'),
      [96_000],
    ],
    [
      'camt in dollars of a transfer in euro',
      camt('USD', '<Amt Ccy="USD">1040.00</Amt>', '<Amt Ccy="EUR">960.00</Amt>'),
      [],
    ],
    ['CBI in euro', rh('EUR'), [96_000]],
    ['CBI in dollars', rh('USD'), []],
    [
      'a column of currencies',
      'Data;Descrizione;Importo;Divisa\n15/11/2026;Uno;960,00;EUR\n15/11/2026;Due;961,00;usd\n15/11/2026;Tre;962,00;US Dollar\n15/11/2026;Quattro;963,00;€',
      [96_000, 96_300],
    ],
    [
      'a column of currencies beside the value day',
      'Data;Data valuta;Valuta;Descrizione;Importo\n15/11/2026;15/11/2026;CHF;Uno;960,00',
      [],
    ],
    ['the heading of the amounts', 'Data;Descrizione;Importo (USD)\n15/11/2026;Uno;960,00', []],
    [
      'another column in the money of the sender',
      'Data;Descrizione;Importo (EUR);Importo originale USD\n15/11/2026;Uno;960,00;1.040,00',
      [96_000],
    ],
    ['a line about the account', 'Divisa;USD\nData;Descrizione;Importo\n15/11/2026;Uno;960,00', []],
    ['the amount itself', 'Data;Descrizione;Importo\n15/11/2026;Uno;960,00 USD', []],
  ])('%s', async (_title, text, cents) => {
    const { parts, skipped } = await parseStatement(bytes(text))
    expect(parts.flatMap(({ lines }) => lines.map(({ amountCents }) => amountCents))).toEqual(cents)
    if (cents.length === 0) expect(skipped).toBe(1)
  })

  it('a column of currencies counts although the columns were chosen by hand', async () => {
    const file = bytes('Quando;Cosa;Quanto;Divisa\n15/11/2026;Ricevuta 1234;960,00;USD')
    const none = { valueDate: null, credit: null, debit: null, payer: null, payerIban: null }
    const chosen = { currency: null, state: null, headerRow: 0, date: 0, amount: 2, texts: [1] }
    const { parts } = await parseStatement(file, { ...none, ...chosen })
    expect(parts[0]?.lines).toEqual([])
  })

  it('an account with its currency behind it is still that account', async () => {
    const { parts } = await parseStatement(
      bytes(mt940(':60F:C261114EUR0,00', 'IT60X0542811101000000123456EUR')),
    )
    expect(parts[0]?.iban).toBe('IT60X0542811101000000123456')
  })
})

it.each<[string, Uint8Array]>([
  ['a paper', bytes('%PDF-1.7\n1 0 obj;2 0 obj\nxref;trailer;15/11/2026\n')],
  ['a picture', Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10, 0, 0, 0, 13, 73, 59, 10])],
])('%s is refused, and nobody is asked for its columns', async (_what, file) => {
  await expect(parseStatement(file)).rejects.toMatchObject({ problem: 'unknown_format' })
})

describe('values', () => {
  it.each<[string, number | undefined]>([
    ['1.980,00', 198_000],
    ['-1.980,5', -198_050],
    ['1980.00', 198_000],
    ['1,980.00', 198_000],
    ['1.980', 198_000],
    ['960,00-', -96_000],
    ['+ 960 €', 96_000],
    ['(12,30)', -1_230],
    ['12 EUR', 1_200],
    ['—', undefined],
    ['Totale', undefined],
  ])('%s', (text, cents) => expect(parseAmount(text)).toBe(cents))

  it.each<[string, string | undefined]>([
    ['15/11/2026', '2026-11-15'],
    ['15.11.26', '2026-11-15'],
    ['2026-11-15T10:00', '2026-11-15'],
    ['15 nov 2026', '2026-11-15'],
    ['31/02/2026', undefined],
  ])('%s', (text, day) => expect(parseDay(text)).toBe(day))
})
