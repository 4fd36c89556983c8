import { type Act, type Agency, dayMs, hourMs } from '../agency.ts'
import type { Dice } from '../dice.ts'

/** Jobs that depend on days or months need not run every hour. */
const slow = /expired|forgotten|reviews|account changes|pictures/

async function runJobs(agency: Agency, pause: number): Promise<void> {
  for (const [name, run] of agency.jobs) {
    if (pause < 3 * dayMs && slow.test(name)) continue
    await agency.attempt(`job: ${name}`, run)
  }
}

const pauses = [hourMs, 5 * hourMs, dayMs, 3 * dayMs, 8 * dayMs, 20 * dayMs, 35 * dayMs]

async function pass(agency: Agency, dice: Dice): Promise<void> {
  const pause = dice.oneOf(pauses) ?? hourMs
  await agency.wait(pause)
  await runJobs(agency, pause)
}

/** The mail server accepts the due mails, or refuses them this time. */
async function mailGoesOut(agency: Agency, dice: Dice): Promise<void> {
  const refuses = dice.onceIn(6)
  await agency.attempt('job: mail', () =>
    agency.sendMail(async ({ id }) => {
      if (refuses) throw new Error('the mail server is away')
      const times = (agency.delivered.get(id) ?? 0) + 1
      agency.delivered.set(id, times)
      // Throws, because otherwise sending the due mails would never end.
      if (times > 1) throw new Error('this mail was here before')
    }),
  )
}

/** After this act all background work is done. */
export const timePasses: Act = { name: 'time passes', weight: 22, run: pass }

export const timeActs: readonly Act[] = [
  timePasses,
  { name: 'mail goes out', weight: 8, run: mailGoesOut },
]
