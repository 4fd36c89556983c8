import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { statementEntries } from '../../platform/db/schema/cassa.ts'
import { auditLog } from '../../platform/db/schema/operations.ts'
import { databaseOfThisFile } from '../../testing/database-of-this-file.ts'
import { openOffice } from '../../testing/test-staff.ts'

const account = 'IT60X0542811101000000123456'
const known = 'Data Registrazione;Data valuta;Descrizione;Importo (EUR)'
const database = await databaseOfThisFile()
const office = await openOffice(database.db)

function drop(lines: readonly string[], { mapping, name = 'lista.csv' }: Dropped = {}) {
  const form = new FormData()
  form.append('file', new File([lines.join('\n')], name))
  form.append('account', account)
  if (mapping) form.append('mapping', JSON.stringify(mapping))
  return office.send(office.cookies.administrator, 'POST', '/cassa/statements', form)
}

type Dropped = { mapping?: object; name?: string }

/** The progress messages for the browser, in order; the last one is the result. */
async function told(answer: Response): Promise<Record<string, unknown>[]> {
  const lines = (await answer.text()).split('\n').filter((line) => line.startsWith('data: '))
  return lines.map((line) => JSON.parse(line.slice(6)) as Record<string, unknown>)
}

const transfer = (cents: number, text: string) =>
  `02/11/2026;02/11/2026;${text};${(cents / 100).toFixed(2).replace('.', ',')}`

const storedLines = async (amount: number) =>
  database.db.select().from(statementEntries).where(eq(statementEntries.amount, amount))

describe('a dropped file', () => {
  test('is told while it goes on, line by line, with what came of it at the end', async () => {
    const many = Array.from({ length: 6_000 }, (_, index) =>
      transfer(100_000 + index, `Bonifico ${index}`),
    )
    const events = await told(await drop([known, ...many]))
    expect(events.at(-1)).toEqual({
      format: 'UniCredit',
      lines: 6_000,
      newLines: 6_000,
      skipped: 0,
    })
    const counted = events.slice(0, -1)
    expect(counted.length).toBeGreaterThan(0)
    expect(new Set(counted.map(({ of }) => of))).toEqual(new Set([6_000]))
  })

  test('is taken to its end when the tab is closed, and again changes nothing', async () => {
    const lines = [known, transfer(123_456, 'Bonifico di prova')]
    const answer = await drop(lines)
    await answer.body?.cancel()
    await expect.poll(() => storedLines(123_456)).toHaveLength(1)
    expect((await told(await drop(lines))).at(-1)).toMatchObject({ lines: 1, newLines: 0 })
    expect(await storedLines(123_456)).toHaveLength(1)
  })

  test('that cannot be taken is refused before anything is told', async () => {
    const answer = await drop(['Quando;Cosa;Quanto', '02/11/2026;per il viaggio;12,00'])
    expect(answer.status).toBe(422)
    expect(await answer.json()).toMatchObject({ code: 'STATEMENT_COLUMNS' })
  })

  test('whose columns somebody chose: the choice is kept, and who made it', async () => {
    const mapping = { headerRow: 0, date: 0, amount: 2, texts: [1] }
    const lines = ['Quando;Cosa;Quanto', '02/11/2026;per il viaggio;12,00']
    expect((await told(await drop(lines, { mapping }))).at(-1)).toMatchObject({ newLines: 1 })
    const again = ['Quando;Cosa;Quanto', '03/11/2026;per il viaggio;13,00']
    expect((await told(await drop(again))).at(-1)).toMatchObject({ newLines: 1 })
    const entries = await database.db
      .select()
      .from(auditLog)
      .where(eq(auditLog.action, 'statement_imported'))
    expect(entries.map(({ after }) => after)).toContainEqual(
      expect.objectContaining({ columns: 'data 1, importo 3, testo 2' }),
    )
  })
})
