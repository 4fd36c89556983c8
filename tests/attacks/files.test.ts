import { crc32, deflateRawSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { parseApart } from '../../src/server/money/statements/parse-apart.ts'
import { payerInText } from '../../src/server/money/statements/payer-in-text.ts'

type Part = { name: string; content: Buffer; says?: number }

/** A hand-made archive, because a normal packer does not lie about sizes. */
function archive(parts: Part[]): Buffer {
  const bodies: Buffer[] = []
  const list: Buffer[] = []
  let at = 0
  for (const { name, content, says = content.length } of parts) {
    const packed = deflateRawSync(content)
    const head = Buffer.alloc(26)
    head.writeUInt16LE(20, 0)
    head.writeUInt16LE(8, 4)
    head.writeUInt32LE(crc32(content), 10)
    head.writeUInt32LE(packed.length, 14)
    head.writeUInt32LE(says, 18)
    head.writeUInt16LE(name.length, 22)
    const local = Buffer.concat([Buffer.from('PK\u0003\u0004'), head, Buffer.from(name), packed])
    const place = Buffer.alloc(14)
    place.writeUInt32LE(at, 10)
    list.push(
      Buffer.concat([Buffer.from('PK\u0001\u0002\u0014\u0000'), head, place, Buffer.from(name)]),
    )
    bodies.push(local)
    at += local.length
  }
  const directory = Buffer.concat(list)
  const end = Buffer.alloc(18)
  end.writeUInt16LE(parts.length, 4)
  end.writeUInt16LE(parts.length, 6)
  end.writeUInt32LE(directory.length, 8)
  end.writeUInt32LE(at, 12)
  return Buffer.concat([...bodies, directory, Buffer.from('PK\u0005\u0006'), end])
}

const xml = '<?xml version="1.0" encoding="UTF-8"?>'
const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const packages = 'http://schemas.openxmlformats.org/package/2006'

function sheet(rows: string[][]): string {
  const lines = rows.map((row, down) => {
    const cells = row.map((text, across) => {
      const place = `${'ABC'[across]}${down + 1}`
      return `<c r="${place}" t="inlineStr"><is><t>${text}</t></is></c>`
    })
    return `<row r="${down + 1}">${cells.join('')}</row>`
  })
  return `${xml}<worksheet xmlns="${main}"><sheetData>${lines.join('')}</sheetData></worksheet>`
}

function spreadsheet(content: Buffer, says?: number): Buffer {
  const text = (name: string, body: string) => ({ name, content: Buffer.from(xml + body) })
  return archive([
    text(
      '[Content_Types].xml',
      `<Types xmlns="${packages}/content-types"><Default Extension="xml" ContentType="application/xml"/></Types>`,
    ),
    text(
      'xl/workbook.xml',
      `<workbook xmlns="${main}" xmlns:r="${office}"><sheets><sheet name="A" sheetId="1" r:id="rId1"/></sheets></workbook>`,
    ),
    text('xl/styles.xml', `<styleSheet xmlns="${main}"></styleSheet>`),
    text(
      'xl/_rels/workbook.xml.rels',
      `<Relationships xmlns="${packages}/relationships"><Relationship Id="rId1" Type="${office}/worksheet" Target="worksheets/sheet1.xml"/></Relationships>`,
    ),
    { name: 'xl/worksheets/sheet1.xml', content, ...(says === undefined ? {} : { says }) },
  ])
}

const rows = [
  ['Data', 'Descrizione', 'Importo'],
  ['05/11/2026', 'BONIFICO DA ROSSI MARIO CAUSALE Ricevuta 1234', '560,00'],
]

test('control: an honest spreadsheet is read', async () => {
  const { parts } = await parseApart(spreadsheet(Buffer.from(sheet(rows))))
  expect(parts.flatMap(({ lines }) => lines)).toHaveLength(1)
})

test.each([
  ['says so', undefined],
  ['says that it is small', 4_000],
])(
  'a small file that unpacks to half a gigabyte and %s is refused at once',
  async (_name, says) => {
    const bomb = spreadsheet(Buffer.alloc(500 * 1024 * 1024, 0x20), says)
    expect(bomb.length).toBeLessThan(700_000)
    const before = process.memoryUsage().rss
    const begun = performance.now()
    await expect(parseApart(bomb)).rejects.toMatchObject({ problem: 'unreadable' })
    expect(performance.now() - begun).toBeLessThan(30_000)
    expect(process.memoryUsage().rss - before).toBeLessThan(200 * 1024 * 1024)
  },
)

test('the next file is read as ever', async () => {
  const { parts } = await parseApart(spreadsheet(Buffer.from(sheet(rows))))
  expect(parts.flatMap(({ lines }) => lines)).toHaveLength(1)
})

test('the payer of a line is found in no time, whatever the line', () => {
  expect(payerInText('BONIFICO DA ROSSI MARIO CAUSALE Ricevuta 1234')).toBe('ROSSI MARIO')
  const lines = [' '.repeat(60_000), `da ${'-\n'.repeat(60_000)}`, `da${' '.repeat(60_000)}x`]
  const begun = performance.now()
  for (const line of lines) payerInText(line)
  expect(performance.now() - begun).toBeLessThan(500)
})
