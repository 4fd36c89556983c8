import { randomUUID } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { addDays } from '../../../domain/dates.ts'
import type { Db } from '../../platform/db/client.ts'
import { documentUploads } from '../../platform/db/schema/bookings.ts'
import { auditLog, fileRemovals, outbox } from '../../platform/db/schema/operations.ts'
import { removeDueFiles } from '../../platform/files/removals.ts'
import { databaseOfThisFile, depsOfEachTest } from '../../testing/database-of-this-file.ts'
import { nextYear } from '../../testing/days.ts'
import { book, callApi } from '../../testing/test-deps.ts'
import { cancelBooking } from '../bookings/cancel-booking.ts'
import { attachDocuments } from './attach-documents.ts'
import { deleteExpiredDocuments } from './delete-expired-documents.ts'

const database = await databaseOfThisFile()
const deps = depsOfEachTest(database.db)

beforeEach(async () => {
  for (const table of [documentUploads, fileRemovals, outbox]) await deps.db.delete(table)
})

const jpeg = Uint8Array.from([0xff, 0xd8, 0xff, 0xe0, 0, 16, 0x4a, 0x46, 0x49, 0x46, 0, 1, 1, 0])
const png = Uint8Array.from([
  0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52, 0, 0, 0, 1,
  0, 0, 0, 1, 8, 2, 0, 0, 0, 0x90, 0x77, 0x53, 0xde, 0, 0, 0, 0, 0x49, 0x45, 0x4e, 0x44, 0, 0, 0, 0,
])
const heic = new TextEncoder().encode('\0\0\0\u0018ftypheic\0\0\0\0mif1heic')
const pdf = new TextEncoder().encode('%PDF-1.7\n')

type Files = {
  passport?: Uint8Array
  selfie?: Uint8Array
  bookingId?: string
  bookingCode?: string
}

function form({ passport, selfie, bookingId, bookingCode }: Files): FormData {
  const data = new FormData()
  const file = (bytes: Uint8Array) => new File([Uint8Array.from(bytes)], 'foto.jpg')
  if (passport) data.set('passport', file(passport))
  if (selfie) data.set('selfie', file(selfie))
  if (bookingId) data.set('bookingId', bookingId)
  if (bookingCode) data.set('bookingCode', bookingCode)
  return data
}
const upload = (files: Files) => callApi(deps, 'POST', '/documents', form(files))
const both = { passport: jpeg, selfie: png }

/** The database's clock can't be changed, so the due times are moved back instead. */
async function letPass(seconds: number) {
  const back = sql`make_interval(secs => ${seconds})`
  await deps.db.update(fileRemovals).set({ dueAt: sql`${fileRemovals.dueAt} - ${back}` })
}

async function expectNothingLeft() {
  expect(await deps.db.$count(documentUploads)).toBe(0)
  await removeDueFiles(deps)
  expect([...deps.files.content.keys()]).toEqual([])
  expect(await deps.db.$count(fileRemovals)).toBe(0)
}

describe('two photographs', () => {
  /** The trip ends on the 19th of April. */
  const keptUntil = `${nextYear('07-19')}T00:00:00.000Z`

  it('are kept under the paths of the specification, with their true types', async () => {
    const answer = await upload({ passport: jpeg, selfie: heic })
    expect(answer.status).toBe(201)
    const rows = await deps.db.select().from(documentUploads)
    expect(Object.fromEntries(rows.map((row) => [row.documentType, row.mimeType]))).toEqual({
      passport: 'image/jpeg',
      selfie: 'image/heic',
    })
    for (const row of rows) {
      expect(row.filePath).toMatch(new RegExp(`^docs-(\\d+)/${row.documentType}-\\1$`))
      expect(deps.files.content.has(row.filePath)).toBe(true)
      expect(row.batchId).toBe(answer.body.uploadId)
    }
    expect(await deps.db.$count(fileRemovals)).toBe(0)
  })

  it('of a booking are announced to the traveller and kept until 90 days after the trip', async () => {
    const booking = await book(deps)
    await upload({ ...both, bookingId: booking.id })
    const [row] = await deps.db.select().from(documentUploads)
    expect(row).toMatchObject({ bookingId: booking.id })
    expect(row?.deleteAfter.toISOString()).toBe(keptUntil)
    const mails = await deps.db.select().from(outbox).where(eq(outbox.bookingId, booking.id))
    expect(mails.map((mail) => mail.kind)).toContain('documents_received')
    const logged = await deps.db
      .select()
      .from(auditLog)
      .where(eq(auditLog.entityId, row?.batchId ?? ''))
    expect(logged.map((entry) => entry.action)).toEqual(['uploaded'])
  })

  it('join the booking whose code the traveller typed, in any case', async () => {
    const booking = await book(deps)
    const code = booking.id.slice(0, 8)
    await upload({ ...both, bookingCode: ` ${code.toUpperCase()} `, bookingId: randomUUID() })
    const [row] = await deps.db.select().from(documentUploads)
    expect(row).toMatchObject({ bookingId: booking.id })
  })

  it('with a code that nobody knows are refused at that field, and nothing is kept', async () => {
    const answer = await upload({ ...both, bookingCode: '00000000' })
    expect(answer).toMatchObject({
      status: 400,
      body: { data: { fields: [{ path: ['bookingCode'] }] } },
    })
    await expectNothingLeft()
  })

  it('are refused by name: it is said which one is no photograph', async () => {
    const answer = await upload({ passport: jpeg, selfie: pdf })
    expect(answer).toMatchObject({
      status: 415,
      body: { code: 'DOCUMENT_TYPE', data: { documentType: 'selfie' } },
    })
    await expectNothingLeft()
  })

  it('of a cancelled booking, or once its trip is over, are refused, and nothing is kept', async () => {
    const refused = { status: 409, body: { code: 'DOCUMENTS_CLOSED' } }
    const left = await book(deps)
    await cancelBooking(deps, {
      bookingId: left.id,
      actor: { id: 'staff', name: 'Marta' },
      who: 'agency',
    })
    expect(await upload({ ...both, bookingId: left.id })).toMatchObject(refused)
    expect(await upload({ ...both, bookingCode: left.id.slice(0, 8) })).toMatchObject(refused)
    const back = await book(deps)
    deps.clock.now = new Date(`${back.endDate}T12:00:00Z`)
    expect((await upload({ ...both, bookingId: back.id })).status).toBe(201)
    await deps.db.delete(documentUploads)
    deps.files.content.clear()
    deps.clock.now = new Date(`${addDays(back.endDate, 1)}T12:00:00Z`)
    expect(await upload({ ...both, bookingId: back.id })).toMatchObject(refused)
    await expectNothingLeft()
  })

  it('that are stray can be attached by staff, and are kept as long as that trip wants', async () => {
    const { body } = await upload(both)
    const batchId = String(body.uploadId)
    const booking = await book(deps)
    const staff = { ...deps, actor: { id: 'staff', name: 'Marta' } }
    const attach = (code: string) => attachDocuments(staff, { batchId, booking: code })
    await expect(attach('00000000')).rejects.toMatchObject({ code: 'BOOKING_NOT_FOUND' })
    const batch = await attach(booking.id.slice(0, 8).toUpperCase())
    expect(batch).toMatchObject({ batchId, booking: { id: booking.id } })
    const rows = await deps.db.select().from(documentUploads)
    expect(rows.map((row) => row.bookingId)).toEqual([booking.id, booking.id])
    expect(batch.deleteAfter).toBe(keptUntil)
    const logged = await deps.db.select().from(auditLog).where(eq(auditLog.entityId, batchId))
    expect(logged.map((entry) => entry.action)).toContain('attached')
  })

  it('with an unknown booking still arrive', async () => {
    for (const bookingId of [randomUUID(), 'nonsense']) {
      expect((await upload({ ...both, bookingId })).status).toBe(201)
    }
  })

  it('sent in the same millisecond get names of their own', async () => {
    const answers = await Promise.all(Array.from({ length: 8 }, () => upload(both)))
    expect(answers.every((answer) => answer.status === 201)).toBe(true)
    expect(deps.files.content.size).toBe(16)
  })
})

describe('photographs that are refused', () => {
  it.each([
    ['passport', { selfie: png }, 'Carica una foto del tuo passaporto'],
    ['selfie', { passport: png }, 'Carica una selfie con il tuo passaporto'],
  ])('a missing %s is named', async (_type, files, message) => {
    const answer = await upload(files)
    expect(answer.status).toBe(400)
    expect(JSON.stringify(answer.body)).toContain(message)
  })

  it('a document that only calls itself a picture', async () => {
    expect(await upload({ passport: pdf, selfie: png })).toMatchObject({
      status: 415,
      body: { code: 'DOCUMENT_TYPE' },
    })
    await expectNothingLeft()
  })

  it('a picture of more than 10 MB', async () => {
    const large = new Uint8Array(10 * 1024 * 1024 + 1)
    large.set(jpeg)
    expect((await upload({ passport: large, selfie: png })).body.code).toBe('DOCUMENT_SIZE')
    await expectNothingLeft()
  })
})

describe('a fault half-way leaves no orphan', () => {
  it.each([
    ['first', /passport/, 'Errore durante il caricamento del passaporto. Riprova.'],
    ['second', /selfie/, 'Errore durante il caricamento della selfie. Riprova.'],
  ])('when the storage is full at the %s file', async (_which, pattern, message) => {
    deps.files.failOn.put = pattern
    expect(await upload(both)).toMatchObject({ status: 503, body: { message } })
    deps.files.failOn.put = undefined
    await expectNothingLeft()
    expect((await upload(both)).status).toBe(201)
  })

  it('when the database fails after both files were written', async () => {
    const failing = { ...deps, db: failingTransactions(deps.db, 2) }
    const answer = await callApi(failing, 'POST', '/documents', form(both))
    expect(answer.status).toBe(500)
    expect(deps.files.content.size).toBe(2)
    await expectNothingLeft()
  })

  it('when the process ends in between: what was announced is removed within the hour', async () => {
    const dead = { ...deps, db: deadAfter(deps.db) }
    await callApi(dead, 'POST', '/documents', form(both))
    expect(deps.files.content.size).toBe(2)
    await removeDueFiles(deps)
    expect(deps.files.content.size).toBe(2)
    await letPass(3601)
    await expectNothingLeft()
  })

  it('when the storage refuses to remove, it is asked again later', async () => {
    deps.files.failOn.put = /selfie/
    deps.files.failOn.remove = /./
    await upload(both)
    await removeDueFiles(deps)
    expect(deps.files.content.size).toBe(1)
    const [row] = await deps.db.select().from(fileRemovals)
    expect(row?.attempts).toBe(1)
    deps.files.failOn.remove = undefined
    await letPass(61)
    await expectNothingLeft()
  })
})

describe('photographs past their time', () => {
  it('of nobody in particular wait a week, then disappear from the database and then from the storage', async () => {
    await upload(both)
    deps.clock.now = new Date(deps.clock.now.getTime() + 7 * 86_400_000)
    expect(await deleteExpiredDocuments(deps)).toBe(0)
    deps.clock.now = new Date(deps.clock.now.getTime() + 2 * 86_400_000)
    expect(await deleteExpiredDocuments(deps)).toBe(2)
    await expectNothingLeft()
  })
})

/** Runs the first transactions normally and fails from the nth on. */
function failingTransactions(db: Db, nth: number): Db {
  let count = 0
  return new Proxy(db, {
    get(target, property) {
      if (property !== 'transaction') return Reflect.get(target, property, target)
      return (work: Parameters<Db['transaction']>[0]) => {
        count += 1
        if (count >= nth) throw new Error('connection lost')
        return target.transaction(work)
      }
    },
  })
}

/** As if the process died in the second transaction: nothing after it reaches the database. */
function deadAfter(db: Db): Db {
  const failing = failingTransactions(db, 2)
  return new Proxy(failing, {
    get(target, property) {
      const isRemoval = property === 'insert'
      if (!isRemoval) return Reflect.get(target, property, target)
      return (table: Parameters<Db['insert']>[0]) => {
        if (table === fileRemovals) throw new Error('the process is gone')
        return target.insert(table)
      }
    },
  })
}
