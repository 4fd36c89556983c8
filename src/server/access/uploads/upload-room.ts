import { eq, sql } from 'drizzle-orm'
import { todayInRome } from '../../../domain/dates.ts'
import { DomainError } from '../../../domain/errors.ts'
import {
  bytesPerKb,
  gb,
  mb,
  storeAlarmShare,
  type UploadAllowance,
  uploadDefaults,
} from '../../../domain/upload-allowance.ts'
import { takeOfDay } from '../../platform/day-allowance.ts'
import type { Db, Tx } from '../../platform/db/client.ts'
import { documentUploads } from '../../platform/db/schema/bookings.ts'
import { pictureFiles, pictureUploads } from '../../platform/db/schema/pictures.ts'
import { roadReceipts } from '../../platform/db/schema/road.ts'
import type { Deps } from '../../platform/deps.ts'
import { queueEmail } from '../../platform/mail/outbox.ts'
import { readSetting } from '../settings/store.ts'
import { storeAlarmMail } from './mails.ts'

async function allowanceOf(db: Db | Tx): Promise<UploadAllowance> {
  return (await readSetting(db, 'uploads', uploadDefaults)).value
}

/** For photographs that belong to no booking: limited per day, for each visitor and for all together. */
export async function requireStrayRoom(deps: Deps, visitor: string, bytes: number): Promise<void> {
  const { visitorMb, dayMb } = await allowanceOf(deps.db)
  const amount = Math.ceil(bytes / bytesPerKb)
  const share = (whose: string, limitMb: number) =>
    takeOfDay(deps.db, deps.now(), {
      what: 'upload-kb',
      whose,
      amount,
      limit: (limitMb * mb) / bytesPerKb,
    })
  // The visitor's own limit is checked first, so that a visitor over it uses up nothing of the others' limit.
  if (!(await share(visitor, visitorMb)) || !(await share('everybody', dayMb))) {
    throw new DomainError('UPLOAD_ALLOWANCE')
  }
}

/** Called in the transaction that records the photographs, under the row lock of their booking. */
export async function requireBookingRoom(tx: Tx, bookingId: string, bytes: number): Promise<void> {
  const { bookingMb } = await allowanceOf(tx)
  const [row] = await tx
    .select({ bytes: sql<string>`coalesce(sum(${documentUploads.sizeBytes}), 0)` })
    .from(documentUploads)
    .where(eq(documentUploads.bookingId, bookingId))
  if (Number(row?.bytes ?? 0) + bytes > bookingMb * mb) throw new DomainError('BOOKING_QUOTA')
}

/** The storage must never fill up: staff are told in time, and files that don't fit are refused. */
export async function requireStoreRoom(deps: Deps, bytes: number): Promise<void> {
  const { storeGb } = await allowanceOf(deps.db)
  const used = (await storedBytes(deps.db)) + bytes
  const ceiling = storeGb * gb
  if (used > ceiling * storeAlarmShare) {
    const today = todayInRome(deps.now())
    await queueEmail(deps.db, storeAlarmMail(deps, { used, ceiling, today }))
  }
  if (used > ceiling) throw new DomainError('STORE_FULL')
}

export async function storedBytes(db: Db | Tx): Promise<number> {
  const [row] = await db
    .select({ bytes: sql<string>`coalesce(sum(${documentUploads.sizeBytes}), 0)` })
    .from(documentUploads)
  const [receipts] = await db
    .select({ bytes: sql<string>`coalesce(sum(${roadReceipts.sizeBytes}), 0)` })
    .from(roadReceipts)
  const photographs = Number(row?.bytes ?? 0) + Number(receipts?.bytes ?? 0)
  return photographs + (await pictureBytes(db))
}

/** The site's pictures in the storage, originals included. */
async function pictureBytes(db: Db | Tx): Promise<number> {
  const [originals] = await db
    .select({ bytes: sql<string>`coalesce(sum(${pictureUploads.bytes}), 0)` })
    .from(pictureUploads)
  const [made] = await db
    .select({ bytes: sql<string>`coalesce(sum(${pictureFiles.bytes}), 0)` })
    .from(pictureFiles)
  return Number(originals?.bytes ?? 0) + Number(made?.bytes ?? 0)
}
