import { Readable } from 'node:stream'
import { z } from 'zod'
import { bookingFiltersSchema } from '../../contract/admin/booking/booking-shapes.ts'
import { todayInRome } from '../../domain/dates.ts'
import { DomainError } from '../../domain/errors.ts'
import { uuidPattern } from '../../domain/ids.ts'
import { receiptCode } from '../../domain/money/receipts.ts'
import { watchReveals } from '../access/staff/watch-reveals.ts'
import { requireDeparture } from '../booking/departures/admin-manage.ts'
import { openDocument } from '../booking/documents/admin-view-document.ts'
import { staffPhoto } from '../booking/reviews/review-photos.ts'
import { openProof } from '../catalogue/claims/proof-file.ts'
import { exportCatalogue } from '../catalogue/drafts/catalogue-file.ts'
import { exportArchive } from '../catalogue/drafts/export-archive.ts'
import { type AdminRequest, requireStaff, type StaffContext } from '../http/admin-api.ts'
import { refusal } from '../http/refusal.ts'
import { documentPolicy } from '../http/security.ts'
import type { ReceiptPaper } from '../money/receipts/receipt-pdf.tsx'
import { findReceipt } from '../money/receipts/store.ts'
import { trialStatement } from '../money/statements/trial-statement.ts'
import { sendBackup } from '../office/backup/handlers.ts'
import { bookingsCsv } from '../office/exports/bookings-csv.ts'
import { csvStream } from '../office/exports/csv.ts'
import { journalCsv, journalXlsx } from '../office/exports/journal.ts'
import { kittyCsv } from '../office/exports/kitty-csv.ts'
import { countTravellers, travellersCsv } from '../office/exports/travellers-csv.ts'
import { writeAudit } from '../platform/audit/write-audit.ts'
import { drawPaper } from '../platform/pdf/draw-paper.ts'
import { issuerOf } from '../platform/pdf/issuer.ts'
import { requireLed } from '../road/access/led-departures.ts'
import { openReceipt } from '../road/purses/receive-receipt.ts'
import { sendRoomingList } from './rooming-download.ts'
import { sampleBankFile } from './sample/status.ts'

type Download = {
  pattern: RegExp
  /** The call whose permission this download requires. */
  like: readonly [group: string, call: string]
  answer: (context: StaffContext, id: string, url: URL) => Promise<Response>
}

/** Everything the back office serves besides JSON. */
export const downloads: readonly Download[] = [
  {
    pattern: new RegExp(`^/api/admin/documents/files/(${uuidPattern})$`, 'i'),
    like: ['documents', 'list'],
    answer: sendDocument,
  },
  {
    pattern: new RegExp(`^/api/admin/reviews/(${uuidPattern})/foto$`, 'i'),
    like: ['reviews', 'list'],
    answer: staffPhoto,
  },
  {
    pattern: /^\/api\/admin\/claims\/([a-z-]+)\/prova$/,
    like: ['claims', 'list'],
    answer: sendProof,
  },
  {
    pattern: /^\/api\/admin\/exports\/catalogue\.json()$/,
    like: ['catalogue', 'importFile'],
    answer: sendCatalogue,
  },
  {
    pattern: /^\/api\/admin\/exports\/catalogue\.zip()$/,
    like: ['catalogue', 'importFile'],
    answer: sendArchive,
  },
  {
    pattern: /^\/api\/admin\/sample\/(banca-[123]\.[a-z]{3})$/,
    like: ['sample', 'fill'],
    answer: sendBankFile,
  },
  {
    pattern: /^\/api\/admin\/cassa\/estratto-di-prova\.xml()$/,
    like: ['cassa', 'import'],
    answer: sendTrialStatement,
  },
  {
    pattern: /^\/api\/admin\/backup\/([\dTZ-]+\.zip)$/,
    like: ['backup', 'mayDownload'],
    answer: sendBackup,
  },
  {
    pattern: /^\/api\/admin\/exports\/bookings\.csv()$/,
    like: ['bookings', 'list'],
    answer: sendBookings,
  },
  {
    pattern: new RegExp(`^/api/admin/exports/departures/(${uuidPattern})/travellers\\.csv$`, 'i'),
    like: ['departures', 'find'],
    answer: sendTravellers,
  },
  {
    pattern: new RegExp(`^/api/admin/exports/stays/(${uuidPattern})/rooms\\.(?:pdf|xlsx)$`, 'i'),
    like: ['rooms', 'board'],
    answer: sendRoomingList,
  },
  {
    pattern: new RegExp(`^/api/admin/road/departures/(${uuidPattern})/cassa-comune\\.csv$`, 'i'),
    like: ['road', 'open'],
    answer: sendKitty,
  },
  {
    pattern: new RegExp(`^/api/admin/diary/receipts/(${uuidPattern})$`, 'i'),
    like: ['diary', 'read'],
    answer: sendRoadReceipt,
  },
  {
    pattern: /^\/api\/admin\/exports\/journal\.(csv|xlsx)$/,
    like: ['cassa', 'closeMonth'],
    answer: sendJournal,
  },
  {
    pattern: new RegExp(`^/api/admin/receipts/(${uuidPattern})\\.pdf$`, 'i'),
    like: ['bookings', 'find'],
    answer: sendReceipt,
  },
]

/** Undefined when the address matches none of these. */
export async function answerDownload(
  request: Request,
  context: AdminRequest,
): Promise<Response | undefined> {
  if (request.method !== 'GET') return undefined
  const url = new URL(request.url)
  for (const { pattern, like, answer } of downloads) {
    const match = pattern.exec(url.pathname)
    if (!match) continue
    try {
      const staff = await requireStaff(context, ...like)
      return await answer({ ...context, ...staff }, match[1] ?? '', url)
    } catch (error) {
      return refusal(error, context)
    }
  }
  return undefined
}

async function sendDocument(context: StaffContext, id: string): Promise<Response> {
  return photograph(await openDocument(context, id))
}

async function sendRoadReceipt(context: StaffContext, id: string): Promise<Response> {
  return photograph(await openReceipt(context, id))
}

function photograph({ content, mimeType }: { content: Uint8Array; mimeType: string }): Response {
  return new Response(new Uint8Array(content), {
    headers: {
      'Content-Type': mimeType,
      'Content-Length': String(content.length),
      'Content-Disposition': 'inline',
      'Cache-Control': 'private, no-store',
      // The file comes from a traveller: this policy keeps it from running anything or being embedded
      // elsewhere.
      'Content-Security-Policy': documentPolicy,
      'Cross-Origin-Resource-Policy': 'same-origin',
    },
  })
}

async function sendProof(context: StaffContext, key: string): Promise<Response> {
  const { content, fileName, fileType } = await openProof(context, key)
  return new Response(new Uint8Array(content), {
    headers: {
      'Content-Type': fileType ?? 'application/octet-stream',
      'Content-Length': String(content.length),
      'Content-Disposition': `attachment; filename*=UTF-8''${encodeURIComponent(fileName)}`,
      'Cache-Control': 'private, no-store',
      'Content-Security-Policy': documentPolicy,
      'Cross-Origin-Resource-Policy': 'same-origin',
    },
  })
}

async function sendBankFile(context: StaffContext, name: string): Promise<Response> {
  return bankFile(name, await sampleBankFile(context.db, name))
}

async function sendTrialStatement(
  context: StaffContext,
  _id: string,
  { searchParams }: URL,
): Promise<Response> {
  const account = searchParams.get('account') ?? ''
  return bankFile('estratto-di-prova.xml', await trialStatement(context, account))
}

const bankFile = (name: string, content: Uint8Array) =>
  attachment(new Uint8Array(content), name, 'application/octet-stream')

async function sendBookings(context: StaffContext, _id: string, url: URL): Promise<Response> {
  const filters = bookingFiltersSchema.safeParse(Object.fromEntries(url.searchParams))
  if (!filters.success) throw new DomainError('VALIDATION')
  await noteExport(context, 'bookings_exported', 'bookings', { ...filters.data })
  const name = `prenotazioni-${todayInRome(context.now())}.csv`
  return csvAnswer(csvStream(bookingsCsv(context.db, filters.data)), name)
}

async function sendTravellers(context: StaffContext, id: string): Promise<Response> {
  const departure = await requireDeparture(context, id)
  await noteExport(context, 'travellers_exported', id, {
    travellers: await countTravellers(context.db, id),
  })
  const name = `viaggiatori-${departure.tripId}-${departure.startDate}.csv`
  return csvAnswer(csvStream(travellersCsv(context.db, id)), name)
}

async function sendKitty(context: StaffContext, id: string): Promise<Response> {
  const led = await requireLed(context, id)
  await noteExport(context, 'kitty_exported', id, {})
  return csvAnswer(csvStream(kittyCsv(context.db, id)), `cassa-comune-${led.startDate}.csv`)
}

const xlsx = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'
const journalFilters = z.object({
  from: z.iso.date(),
  to: z.iso.date(),
  account: z.string().max(60).optional(),
})

async function sendJournal(context: StaffContext, kind: string, url: URL): Promise<Response> {
  const filters = journalFilters.safeParse(Object.fromEntries(url.searchParams))
  if (!filters.success) throw new DomainError('VALIDATION')
  await context.db.transaction((tx) =>
    writeAudit(tx, {
      actor: context.actor,
      action: 'journal_exported',
      entity: 'ledger',
      entityId: `${filters.data.from} ${filters.data.to}`,
    }),
  )
  const name = `giornale-${filters.data.from}-${filters.data.to}.${kind}`
  if (kind === 'csv') return csvAnswer(csvStream(journalCsv(context.db, filters.data)), name)
  return attachment(new Uint8Array(await journalXlsx(context.db, filters.data)), name, xlsx)
}

async function sendReceipt(context: StaffContext, id: string): Promise<Response> {
  const receipt = await findReceipt(context.db, id)
  if (!receipt) throw new DomainError('NOT_FOUND')
  const paper = await drawPaper<ReceiptPaper>('receipt', { receipt, issuer: issuerOf(context) })
  return attachment(paper, `${receiptCode(receipt)}.pdf`, 'application/pdf')
}

/** Lists with names leave the office: who downloaded them is logged. */
async function noteExport(
  context: StaffContext,
  action: string,
  entityId: string,
  after: Record<string, unknown>,
) {
  await context.db.transaction(async (tx) => {
    await writeAudit(tx, {
      actor: context.actor,
      action,
      entity: action === 'bookings_exported' ? 'booking' : 'departure',
      entityId,
      after,
    })
    await watchReveals(tx, context)
  })
}

async function sendCatalogue(context: StaffContext): Promise<Response> {
  const file = await exportCatalogue(context)
  const name = `catalogo-${todayInRome(context.now())}.json`
  return attachment(JSON.stringify(file, null, 2), name, 'application/json; charset=utf-8')
}

async function sendArchive(context: StaffContext): Promise<Response> {
  const name = `catalogo-${todayInRome(context.now())}.zip`
  const archive = Readable.toWeb(await exportArchive(context)) as ReadableStream<Uint8Array>
  return attachment(archive, name, 'application/zip')
}

const csvAnswer = (body: ReadableStream<Uint8Array>, name: string) =>
  attachment(body, name, 'text/csv; charset=utf-8')

function attachment(
  body: ConstructorParameters<typeof Response>[0],
  name: string,
  type: string,
): Response {
  return new Response(body, {
    headers: {
      'Content-Type': type,
      'Content-Disposition': `attachment; filename="${name}"`,
      'Cache-Control': 'private, no-store',
    },
  })
}
