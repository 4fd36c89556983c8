import { deletionTime } from '../../../domain/booking/documents.ts'
import { DomainError } from '../../../domain/errors.ts'
import { documentRetentionDays } from '../../access/settings/agency-rules.ts'
import { requireStoreRoom } from '../../access/uploads/upload-room.ts'
import { type Actor, writeAudit } from '../../platform/audit/write-audit.ts'
import type { Deps } from '../../platform/deps.ts'
import { type PhotoFile, readChecked } from '../../platform/files/read-photo.ts'
import { announceOwnFiles, keepFiles } from '../../platform/files/removals.ts'
import { requireLed } from '../access/led-departures.ts'
import { findReceiptPhoto, insertReceiptPhoto } from './store.ts'

type Receiving = Deps & { actor: Actor; staff: { id: string } }
type Sent = { id: string; receiptId: string; file: PhotoFile }

/** Stores a photograph under the id from the phone: sent again, nothing is stored a second time. */
export async function receiveReceipt(deps: Receiving, sent: Sent): Promise<void> {
  const led = await requireLed(deps, sent.id)
  const known = await findReceiptPhoto(deps.db, sent.receiptId)
  if (known) {
    if (known.departureId !== sent.id) throw new DomainError('NOT_FOUND')
    return
  }
  const { content, mimeType } = await readChecked(sent.file)
  await requireStoreRoom(deps, content.length)
  const filePath = `ricevute-viaggio/${sent.receiptId}`
  await announceOwnFiles(deps.db, [filePath])
  await deps.files.put(filePath, content)
  const days = await documentRetentionDays(deps)
  await deps.db.transaction(async (tx) => {
    await keepFiles(tx, [filePath])
    const isNew = await insertReceiptPhoto(tx, {
      id: sent.receiptId,
      departureId: sent.id,
      filePath,
      mimeType,
      sizeBytes: content.length,
      uploadedBy: deps.actor.name,
      deleteAfter: deletionTime({ tripEnd: led.endDate, uploadedAt: deps.now() }, days),
    })
    if (!isNew) return
    await writeAudit(tx, {
      actor: deps.actor,
      action: 'road_receipt_uploaded',
      entity: 'departure',
      entityId: sent.id,
      after: { receipt: sent.receiptId },
    })
  })
}

/** For staff who decide about the expense. Who looked is logged first. */
export async function openReceipt(deps: Deps & { actor: Actor }, id: string) {
  const receipt = await findReceiptPhoto(deps.db, id)
  if (!receipt) throw new DomainError('NOT_FOUND')
  const content = await deps.files.get(receipt.filePath)
  await deps.db.transaction((tx) =>
    writeAudit(tx, {
      actor: deps.actor,
      action: 'road_receipt_viewed',
      entity: 'departure',
      entityId: receipt.departureId,
      after: { receipt: id },
    }),
  )
  return { content, mimeType: receipt.mimeType }
}
