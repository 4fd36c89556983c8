import { DomainError } from '../../../domain/errors.ts'
import { backupCheck } from '../../../domain/office/system-checks.ts'
import { technicianText } from '../../../domain/office/technician.ts'
import { type Actor, writeAudit } from '../../platform/audit/write-audit.ts'
import { readLastBackup } from '../../platform/backup/last-backup.ts'
import { takeOfDay } from '../../platform/day-allowance.ts'
import type { Deps } from '../../platform/deps.ts'
import { type AddressAnswer, askAddress, type Web } from './ask-address.ts'
import { mailState } from './test-mail.ts'

type Asking = Pick<Deps, 'db' | 'env' | 'now' | 'catalogue'> & {
  staff: { id: string; name: string; email: string }
}

/** The information for the owner's technician, with the current state of mail, address and backup. */
export async function technicianState(deps: Asking) {
  const { db, env, now, catalogue } = deps
  const { siteUrl, contactEmail } = catalogue.current().catalogue.brand
  const address = new URL(siteUrl).origin
  const [mail, last] = await Promise.all([mailState(deps), readLastBackup(env, db)])
  const backup = backupCheck(last ? new Date(last.at) : null, last?.isEncrypted ?? false, now())
  return {
    lines: technicianText({
      siteUrl: address,
      contactEmail,
      publicUrl: env.PUBLIC_URL,
      isSet: {
        mailServer: env.SMTP_URL !== undefined,
        agencyEmail: env.AGENCY_EMAIL !== undefined,
        database: env.DATABASE_URL !== undefined,
        documentsKey: env.DOCUMENTS_KEY !== undefined,
        backupKey: env.BACKUP_KEY !== undefined,
        trustedProxy: env.TRUST_PROXY,
      },
      hasRecentBackup: backup.state === 'ok',
      programFolder: process.cwd(),
      dataFolder: env.dataDir,
    }),
    address,
    mail,
    backup: { state: backup.state, text: backup.text, place: env.BACKUP_DIR },
  }
}

const questionsPerDay = 40

/** Only the agency's own published address is checked: the caller can't name another. */
export async function checkAddress(
  deps: Asking & { actor: Actor },
  web?: Web,
): Promise<AddressAnswer> {
  const { db, now, staff, actor, catalogue } = deps
  const { siteUrl } = catalogue.current().catalogue.brand
  const share = { what: 'address-check', whose: staff.id, amount: 1, limit: questionsPerDay }
  await db.transaction(async (tx) => {
    if (!(await takeOfDay(tx, now(), share))) throw new DomainError('RATE_LIMITED')
    await writeAudit(tx, {
      actor,
      action: 'address_checked',
      entity: 'setting',
      entityId: 'address',
      after: { address: siteUrl },
    })
  })
  return askAddress(siteUrl, web)
}
