import { z } from 'zod'
import { backupFailures } from '../../../domain/office/backups.ts'
import { staffCalls } from '../../calls.ts'
import { errorsOf } from '../../errors.ts'
import { isoInstant } from '../../values.ts'

const call = staffCalls('copie di sicurezza')

export const backupStateSchema = z.object({
  /** A key is set: backups are encrypted and may leave the server. */
  isSealed: z.boolean(),
  /** Instructions for the server's administrator, as long as no key is set. */
  lines: z.string(),
  /** The folder of the backups on the server. */
  place: z.string(),
  run: z
    .object({
      /** 'stuck': the process making it died half-way; a new backup can be started. */
      state: z.enum(['running', 'stuck', 'done', 'failed']),
      progress: z.int(),
      startedAt: isoInstant,
      startedBy: z.string(),
      failure: z.enum(backupFailures).nullable(),
    })
    .nullable(),
  last: z
    .object({
      at: isoInstant,
      rows: z.int(),
      documents: z.int(),
      isEncrypted: z.boolean(),
      /** Its file name if it can be downloaded: it is encrypted with the current key and is on this server. */
      file: z.string().nullable(),
    })
    .nullable(),
})

/** A full backup, made while the site runs. For the file see `adminDownloads.backup`. */
export const backupContract = {
  state: call.get('/backup').output(backupStateSchema),
  start: call
    .post('/backup')
    .errors(errorsOf('BACKUP_NO_KEY', 'BACKUP_BUSY', 'RATE_LIMITED'))
    .output(backupStateSchema),
  /** Whether the user may download it now; asks for the password again if necessary. */
  mayDownload: call
    .post('/backup/download')
    .input(z.object({ file: z.string().max(40) }))
    .errors(errorsOf('FRESH_SIGN_IN_REQUIRED', 'BACKUP_GONE'))
    .output(z.object({ file: z.string() })),
}
