import { Readable } from 'node:stream'
import { adminApi, type StaffContext } from '../../http/admin-api.ts'
import { writeAudit } from '../../platform/audit/write-audit.ts'
import { packBackup } from '../../platform/backup/packed-backup.ts'
import { backupState, requireDownload } from './backup-state.ts'
import { beginBackup } from './begin-backup.ts'

export const backupHandlers = {
  state: adminApi.backup.state.handler(({ context }) => backupState(context)),
  start: adminApi.backup.start.handler(async ({ context }) => {
    await beginBackup(context, context.actor)
    return backupState(context)
  }),
  mayDownload: adminApi.backup.mayDownload.handler(async ({ context, input: { file } }) => {
    await requireDownload(context, file)
    return { file }
  }),
}

/** Sends the encrypted backup; who downloaded it is logged first. */
export async function sendBackup(context: StaffContext, file: string): Promise<Response> {
  const folder = await requireDownload(context, file)
  await context.db.transaction((tx) =>
    writeAudit(tx, {
      actor: context.actor,
      action: 'backup_downloaded',
      entity: 'setting',
      entityId: 'backup',
      after: { file },
    }),
  )
  const { stream, bytes } = await packBackup(folder)
  return new Response(Readable.toWeb(stream) as ReadableStream<Uint8Array>, {
    headers: {
      'Content-Type': 'application/zip',
      ...(bytes >= 0 ? { 'Content-Length': String(bytes) } : {}),
      'Content-Disposition': `attachment; filename="copia-${file}"`,
      'Cache-Control': 'private, no-store',
    },
  })
}
