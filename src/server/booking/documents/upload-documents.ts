import { randomUUID } from 'node:crypto'
import {
  type DocumentType,
  deletionTime,
  documentPath,
  documentTexts,
  documentTypes,
  takesDocuments,
} from '../../../domain/booking/documents.ts'
import { todayInRome } from '../../../domain/dates.ts'
import { DomainError, wrongField } from '../../../domain/errors.ts'
import { strayDocumentDays } from '../../../domain/upload-allowance.ts'
import { documentRetentionDays } from '../../access/settings/agency-rules.ts'
import {
  requireBookingRoom,
  requireStoreRoom,
  requireStrayRoom,
} from '../../access/uploads/upload-room.ts'
import { figuresMode } from '../../catalogue/figures/mode.ts'
import { traveller, writeAudit } from '../../platform/audit/write-audit.ts'
import type { Tx } from '../../platform/db/client.ts'
import type { Deps } from '../../platform/deps.ts'
import { type Photo, type PhotoFile, readPhoto } from '../../platform/files/read-photo.ts'
import { announceFiles, keepFiles, scheduleRemoval } from '../../platform/files/removals.ts'
import { queueEmail } from '../../platform/mail/outbox.ts'
import { queueBookingMail } from '../../platform/mail/visitor-mail.ts'
import { type Booking, findBooking, findBookingByCode, lockBooking } from '../bookings/store.ts'
import { agencyDocumentsMail, documentsReceivedMail } from './mails.ts'
import { seatsOfChange } from './reseat-documents.ts'
import { insertDocument } from './store.ts'

export type Upload = {
  passport: PhotoFile
  selfie: PhotoFile
  bookingId?: string | null | undefined
  bookingCode?: string | null | undefined
  seat?: number | null | undefined
}

type Paths = Record<DocumentType, string>

/**
 * Stores both photographs or none. The paths are announced for removal before anything is written, and taken
 * off that list in the transaction that records the files: after any failure no orphan stays.
 */
export async function uploadDocuments(deps: Deps, upload: Upload, visitor: string) {
  const booking = await bookingOf(deps, upload)
  if (booking) requireOpen(deps, booking)
  const seat = seatOf(booking, upload)
  const photos = {
    passport: await readPhoto(upload.passport, 'passport'),
    selfie: await readPhoto(upload.selfie, 'selfie'),
  }
  await requireTwoPictures(deps, photos)
  const bytes = photos.passport.content.length + photos.selfie.content.length
  await requireStoreRoom(deps, bytes)
  if (!booking) await requireStrayRoom(deps, visitor, bytes)
  const paths = await announce(deps)
  try {
    for (const type of documentTypes) await put(deps, type, paths[type], photos[type])
    const uploadId = randomUUID()
    await deps.db.transaction((tx) => record(tx, deps, { uploadId, paths, photos, booking, seat }))
    return { uploadId, receivedAt: deps.now() }
  } catch (error) {
    await discard(deps, paths)
    throw error
  }
}

/** Refuses the same picture twice; allowed in a trial, where people only try things out. */
async function requireTwoPictures({ db }: Deps, { passport, selfie }: Record<DocumentType, Photo>) {
  if ((await figuresMode(db)) === 'sample') return
  if (Buffer.compare(passport.content, selfie.content) === 0) {
    throw wrongField('selfie', documentTexts.samePhoto)
  }
}

/** A typed booking code must be right; an id remembered by the browser is only a hint. */
async function bookingOf({ db }: Deps, { bookingId, bookingCode }: Upload) {
  if (!bookingCode) return bookingId ? findBooking(db, bookingId) : undefined
  const booking = await findBookingByCode(db, bookingCode)
  if (!booking) throw wrongField('bookingCode', documentTexts.unknownCode)
  return booking
}

function requireOpen({ now }: Deps, booking: Booking): void {
  if (!takesDocuments(booking, todayInRome(now()))) throw new DomainError('DOCUMENTS_CLOSED')
}

/** Must be a seat of the party; photographs without a booking have none. */
function seatOf(booking: Booking | undefined, { seat }: Upload): number | null {
  if (!booking || seat === undefined || seat === null) return null
  if (!booking.travelers[seat]) throw wrongField('seat', documentTexts.unknownSeat)
  return seat
}

/**
 * Two uploads in the same millisecond would get the same path: the later one takes the next free millisecond.
 */
async function announce({ db, now }: Deps): Promise<Paths> {
  for (let timestamp = now().getTime(); ; timestamp += 1) {
    const paths = {
      passport: documentPath('passport', timestamp),
      selfie: documentPath('selfie', timestamp),
    }
    if (await announceFiles(db, Object.values(paths))) return paths
  }
}

async function put({ files }: Deps, type: DocumentType, filePath: string, { content }: Photo) {
  try {
    await files.put(filePath, content)
  } catch (error) {
    const code = type === 'passport' ? 'PASSPORT_UPLOAD_FAILED' : 'SELFIE_UPLOAD_FAILED'
    throw new DomainError(code, {}, { cause: error })
  }
}

type Received = {
  uploadId: string
  paths: Paths
  photos: Record<DocumentType, Photo>
  booking: Booking | undefined
  seat: number | null
}

async function record(tx: Tx, deps: Deps, received: Received) {
  const { uploadId, paths, photos, booking, seat } = received
  const kept = await keepFiles(tx, Object.values(paths))
  if (kept !== documentTypes.length) throw new DomainError('PASSPORT_RECORD_FAILED')
  const uploadedAt = deps.now()
  const days = await documentRetentionDays({ db: tx, env: deps.env })
  if (booking) await requireRoomOf(tx, deps, { booking, seat, photos })
  // Photographs without a booking are kept a week, for staff to assign them.
  const keptDays = booking ? days : Math.min(days, strayDocumentDays)
  const deleteAfter = deletionTime({ tripEnd: booking?.endDate ?? null, uploadedAt }, keptDays)
  for (const type of documentTypes) {
    await recordOne(tx, type, {
      batchId: uploadId,
      bookingId: booking?.id ?? null,
      seat,
      documentType: type,
      filePath: paths[type],
      mimeType: photos[type].mimeType,
      sizeBytes: photos[type].content.length,
      deleteAfter,
    })
  }
  await writeAudit(tx, {
    actor: traveller,
    action: 'uploaded',
    entity: 'document',
    entityId: uploadId,
    after: { bookingId: booking?.id ?? null, ...(seat === null ? {} : { seat }) },
  })
  if (booking)
    await queueBookingMail(
      tx,
      deps,
      booking,
      documentsReceivedMail(deps, booking, { uploadId, seat, retentionDays: days }),
    )
  await queueEmail(tx, agencyDocumentsMail(deps, booking, uploadId))
}

/** Checked under the lock, so that concurrent uploads see each other and the seat can't change meanwhile. */
async function requireRoomOf(
  tx: Tx,
  deps: Deps,
  { booking, seat, photos }: Pick<Received, 'seat' | 'photos'> & { booking: Booking },
) {
  const locked = await lockBooking(tx, booking.id)
  if (locked) requireOpen(deps, locked)
  const isThere =
    seat === null || (locked && seatsOfChange(booking.travelers, locked.travelers)[seat] === seat)
  if (!isThere) throw wrongField('seat', documentTexts.unknownSeat)
  const bytes = photos.passport.content.length + photos.selfie.content.length
  await requireBookingRoom(tx, booking.id, bytes)
}

async function recordOne(tx: Tx, type: DocumentType, row: Parameters<typeof insertDocument>[1]) {
  try {
    await insertDocument(tx, row)
  } catch (error) {
    const code = type === 'passport' ? 'PASSPORT_RECORD_FAILED' : 'SELFIE_RECORD_FAILED'
    throw new DomainError(code, {}, { cause: error })
  }
}

/** Removed at once if possible; if not, the removal announced before takes effect within the hour. */
async function discard(deps: Deps, paths: Paths) {
  try {
    await scheduleRemoval(deps.db, Object.values(paths))
  } catch {
    deps.log.warn('broken upload left to the announced removal')
  }
}
