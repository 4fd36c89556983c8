import { and, desc, eq, gte, sql } from 'drizzle-orm'
import { formatMoment } from '../../../domain/dates.ts'
import { DomainError } from '../../../domain/errors.ts'
import { type Actor, writeAudit } from '../../platform/audit/write-audit.ts'
import { takeOfDay } from '../../platform/day-allowance.ts'
import { outbox } from '../../platform/db/schema/operations.ts'
import type { Deps } from '../../platform/deps.ts'
import { writeMail } from '../../platform/mail/layout.ts'
import { type Mail, queueEmail } from '../../platform/mail/outbox.ts'

type Member = { id: string; name: string; email: string }
type Testing = Pick<Deps, 'db' | 'env' | 'now' | 'catalogue'> & { staff: Member; actor: Actor }

const testsPerDay = 10
const minuteMs = 60_000

/** Pressed twice within a minute it sends one mail. */
export function testMail(deps: Pick<Deps, 'catalogue'>, member: Member, at: Date): Mail {
  return writeMail(deps, {
    kind: 'test_mail',
    dedupeKey: `test_mail:${member.id}:${Math.floor(at.getTime() / minuteMs)}`,
    recipient: member.email,
    subject: 'Prova della posta del sito',
    title: 'La posta funziona',
    paragraphs: [
      `Ciao ${member.name}, hai chiesto questa prova da «Prima di andare online». Se la leggi, i clienti ricevono le email del sito.`,
      'Guarda anche il mittente, e se è arrivata nella posta indesiderata: in quel caso il dominio va autorizzato presso il fornitore della posta (SPF e DKIM).',
    ],
    facts: [{ label: 'Chiesta', value: formatMoment(at) }],
  })
}

/**
 * Mailed only to the member who asks. Without a mail server nothing is queued, because it would wait forever.
 */
export async function sendTestMail(deps: Testing) {
  const { db, env, now, staff, actor } = deps
  if (env.SMTP_URL) {
    await db.transaction(async (tx) => {
      const share = { what: 'test-mail', whose: staff.id, amount: 1, limit: testsPerDay }
      if (!(await takeOfDay(tx, now(), share))) throw new DomainError('RATE_LIMITED')
      if (!(await queueEmail(tx, testMail(deps, staff, now())))) return
      await writeAudit(tx, {
        actor,
        action: 'test_mail_sent',
        entity: 'staff',
        entityId: staff.id,
      })
    })
  }
  return mailState(deps)
}

export async function mailState({ db, env, staff }: Pick<Testing, 'db' | 'env' | 'staff'>) {
  const [last] = await db
    .select()
    .from(outbox)
    .where(
      and(
        eq(outbox.kind, 'test_mail'),
        eq(outbox.recipient, staff.email),
        gte(outbox.createdAt, sql`now() - interval '1 hour'`),
      ),
    )
    .orderBy(desc(outbox.createdAt), desc(outbox.id))
    .limit(1)
  return {
    hasServer: env.SMTP_URL !== undefined,
    recipient: staff.email,
    last: last
      ? {
          state: last.state,
          at: (last.sentAt ?? last.createdAt).toISOString(),
          reason: last.lastError,
        }
      : null,
  }
}
