import { and, eq } from 'drizzle-orm'
import { markSessionConfirmed } from '../../../src/server/access/staff/store.ts'
import type { Db } from '../../../src/server/platform/db/client.ts'
import { savedIbans } from '../../../src/server/platform/db/schema/links.ts'
import { outbox } from '../../../src/server/platform/db/schema/operations.ts'
import { staffSessions, staffUsers } from '../../../src/server/platform/db/schema/staff.ts'
import { withSecrets } from '../../../src/server/platform/mail/secrets.ts'
import { enrol } from '../../../src/server/testing/second-factor.ts'
import { callApi } from '../../../src/server/testing/test-deps.ts'
import { openOffice, testPassword } from '../../../src/server/testing/test-staff.ts'

export const day = 86_400_000

export type Member = { cookie: string; id: string; email: string; code: () => string }

/** The office of a real site with Amina and Bruno, both administrators with a second factor. */
export async function twoAdministrators(db: Db) {
  const office = await openOffice(db, { PUBLIC_URL: 'https://www.ondalta.example' })
  const member = async (email: string, cookie: string): Promise<Member> => {
    const [user] = await db.select().from(staffUsers).where(eq(staffUsers.email, email))
    return { ...(await enrol(office, cookie, testPassword)), id: user?.id ?? '', email }
  }
  const amina = await member('administrator@ondalta.example', office.cookies.administrator)
  const email = 'bruno@ondalta.example'
  await office.auth.api.createUser({
    body: { email, password: testPassword, name: 'Bruno Riva', role: 'administrator' },
  })
  const bruno = await member(email, (await office.signIn(email, testPassword)).cookie)

  const as = (who: Member | string) => (method: string, path: string, body?: object) =>
    office.call(typeof who === 'string' ? who : who.cookie, method, path, body)

  /** Marks the session as confirmed, without using up the allowance of real confirmations. */
  const confirm = async (who: Member) => {
    const { body } = await as(who)('GET', '/account/sessions')
    const own = (body.sessions as { id: string; isCurrent: boolean }[]).find((one) => one.isCurrent)
    await db.transaction((tx) => markSessionConfirmed(tx, own?.id ?? '', office.deps.now()))
  }

  /** A new administrator, created as a thief would: with a password and a phone of their own. */
  const bringIn = async (maker: Member, name: string): Promise<Member> => {
    const email = `ladro-${name}@posta.example`
    await confirm(maker)
    const made = await as(maker)('POST', '/staff', { name, email, role: 'administrator' })
    if (made.status !== 201) throw new Error(JSON.stringify(made.body))
    const given = String(made.body.oneTimePassword)
    const { cookie } = await office.signIn(email, given)
    const change = { currentPassword: given, newPassword: `${testPassword}-${name}` }
    await office.authCall(cookie, '/change-password', change)
    const { id } = made.body.member as { id: string }
    const again = await office.signIn(email, change.newPassword)
    const second = await enrol(office, again.cookie, change.newPassword)
    return { ...second, id, email }
  }

  /** Sessions move along with the clock, so that nobody is signed out for inactivity. */
  const setClock = async (now: Date) => {
    office.deps.clock.now = now
    const expiresAt = new Date(now.getTime() + day / 2)
    await db.update(staffSessions).set({ createdAt: now, updatedAt: now, expiresAt })
  }

  /** After an emergency stop everybody must sign in again. */
  const again = async (who: Member): Promise<Member> => {
    await setClock(new Date())
    const first = await office.authCall(undefined, '/sign-in/email', {
      email: who.email,
      password: testPassword,
    })
    const done = await office.authCall(cookiesOf(first), '/two-factor/verify-totp', {
      code: who.code(),
    })
    return { ...who, cookie: cookiesOf(done) }
  }

  const saved = () => db.select().from(savedIbans)
  const mails = (kind: string) => db.select().from(outbox).where(eq(outbox.kind, kind))

  /** The stop token as mailed to the recipient; the outbox stores mails without their secrets. */
  const stopToken = async (recipient: string, kind: string, about = '') => {
    const rows = await db
      .select()
      .from(outbox)
      .where(and(eq(outbox.kind, kind), eq(outbox.recipient, recipient)))
    const mail = rows.find(({ subject }) => subject.includes(about))
    return mail && /ferma\/([\w-]+)/.exec(withSecrets(mail).text)?.[1]
  }
  const press = (token: string | undefined) =>
    callApi(office.deps, 'POST', '/stops', { token: token ?? 'niente-niente-niente-niente' })

  return {
    office,
    amina,
    bruno,
    as,
    confirm,
    bringIn,
    setClock,
    again,
    saved,
    mails,
    stopToken,
    press,
  }
}

const cookiesOf = (answer: Response) =>
  answer.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ')
