import { z } from 'zod'
import { backupFailures } from '../../../domain/office/backups.ts'
import { staffCalls } from '../../calls.ts'
import { errorsOf } from '../../errors.ts'
import { isoInstant } from '../../values.ts'

const call = staffCalls('copie di sicurezza')

export const backupStateSchema = z.object({
  /** A key is set: copies are sealed and may leave the server. */
  isSealed: z.boolean(),
  /** For whoever runs the server, as long as no key is set. */
  lines: z.string(),
  /** Where copies lie on the server. */
  place: z.string(),
  run: z
    .object({
      /** 'stuck': whoever was making it died half-way; another one can be made. */
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
      /** Its name where it can be downloaded: it is sealed with the key that is set and lies on this server. */
      file: z.string().nullable(),
    })
    .nullable(),
})

/** A copy of everything, made while the site runs. The file itself: `adminDownloads.backup`. */
export const backupContract = {
  state: call.get('/backup').output(backupStateSchema),
  start: call
    .post('/backup')
    .errors(errorsOf('BACKUP_NO_KEY', 'BACKUP_BUSY', 'RATE_LIMITED'))
    .output(backupStateSchema),
  /** Whether the person may take it away now: asks for the password again where that is due. */
  mayDownload: call
    .post('/backup/download')
    .input(z.object({ file: z.string().max(40) }))
    .errors(errorsOf('FRESH_SIGN_IN_REQUIRED', 'BACKUP_GONE'))
    .output(z.object({ file: z.string() })),
}
