import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { blankTraveller } from '../../../src/domain/booking/stored-traveller.ts'
import { addDays, todayInRome } from '../../../src/domain/dates.ts'
import { euros } from '../../../src/domain/money.ts'
import { builtEdition } from '../../../src/server/catalogue/editions/edition.ts'
import { publishEdition } from '../../../src/server/catalogue/editions/publish-edition.ts'
import { system } from '../../../src/server/platform/audit/write-audit.ts'
import { type Db, openEmbeddedDatabase } from '../../../src/server/platform/db/client.ts'
import { travelBookings } from '../../../src/server/platform/db/schema/bookings.ts'
import { travelDates } from '../../../src/server/platform/db/schema/catalogue.ts'
import { settings } from '../../../src/server/platform/db/schema/operations.ts'
import {
  agencyClaims,
  pricesOnOffer,
} from '../../../src/server/platform/db/schema/prices-and-claims.ts'
import { travellerReviews } from '../../../src/server/platform/db/schema/reviews.ts'
import { tripPasses } from '../../../src/server/platform/db/schema/trip.ts'
import { setFieldKeys } from '../../../src/server/platform/db/sealed-fields.ts'
import { readEnv } from '../../../src/server/platform/env.ts'
import { readOrCreateSecrets } from '../../../src/server/platform/secrets.ts'
import { hashOf } from '../../../src/server/trip/access/keys.ts'
import { stored, tripKey } from './real-agency.ts'
import { administrator } from './staff.ts'

/** The real server of an agency with real data only, on a data folder of its own. */
const root = fileURLToPath(new URL('../../../', import.meta.url))
const dataDir = mkdtempSync(path.join(tmpdir(), 'ondalta-real-'))
process.on('exit', () => rmSync(dataDir, { recursive: true, force: true }))
Object.assign(process.env, {
  DATA_DIR: dataDir,
  ADMIN_EMAIL: administrator.email,
  ADMIN_PASSWORD: administrator.password,
  LOG_LEVEL: 'warn',
  AUTH_SECRET: stored.authSecret,
})

// Tokens must be sealed with the key that the server will read.
setFieldKeys((await readOrCreateSecrets(readEnv(process.env))).documentsKeys)
const database = await openEmbeddedDatabase(dataDir, path.join(root, '.cache'))
await fill(database.db)
await database.close()
await import(new URL('../../../dist/server/main.js', import.meta.url).href)

async function fill(db: Db) {
  const today = todayInRome(new Date())
  const daysFromNow = (days: number) => new Date(Date.now() + days * 86_400_000)
  const { departures, review, claim, token, before } = stored
  await db.insert(settings).values([
    { key: 'figures', value: { real: true }, version: 2 },
    {
      key: 'campaign',
      value: {
        enabled: true,
        startsAt: new Date().toISOString(),
        endsAt: daysFromNow(3).toISOString(),
      },
      version: 2,
    },
  ])
  await db.insert(travelDates).values(
    departures.map(({ inDays, ...departure }) => ({
      ...departure,
      startDate: addDays(today, inDays),
    })),
  )
  const proof = { proofUrl: 'https://www.posta.example', checkedBy: 'Elena' }
  await db.insert(agencyClaims).values({ ...claim, ...proof, validUntil: addDays(today, 20) })
  const trip = { source: 'collected' as const, tripId: 'grecia', endDate: addDays(today, -9) }
  await db.insert(travellerReviews).values([
    { ...trip, ...review, state: 'published', publishedAt: new Date() },
    { ...trip, token, shownName: 'Leo C.', startDate: addDays(today, -15), state: 'invited' },
  ])
  await db.insert(pricesOnOffer).values({
    tripId: 'grecia',
    price: euros(before),
    from: daysFromNow(-60),
    to: new Date(),
    reason: 'first',
    edition: 0,
  })
  await publishCampaign(db)
  await addTraveller(db, addDays(today, 40))
}

/** A traveller with nothing to pay, who only needs to read. */
async function addTraveller(db: Db, startDate: string) {
  const { email, pass } = stored.traveller
  const nora = { firstName: 'Nora', lastName: 'Villa', email, type: 'adult' as const }
  const [booking] = await db
    .insert(travelBookings)
    .values({
      submissionId: pass,
      tripId: 'grecia',
      destinationTitle: 'Grecia',
      startDate,
      endDate: addDays(startDate, 9),
      tripDays: 10,
      nights: 9,
      price: 0,
      totalPrice: 0,
      depositAmount: 0,
      adultCount: 1,
      contactName: 'Nora Villa',
      contactEmail: email,
      contactPhone: '+39 000 000 0000',
      travelers: [{ ...blankTraveller, ...nora }],
      status: 'confirmed',
      paymentStatus: 'not_required',
      bookingSource: 'admin_link',
    })
    .returning({ id: travelBookings.id })
  if (!booking) throw new Error('no booking')
  const tokenHash = hashOf(tripKey())
  await db.insert(tripPasses).values({ id: pass, bookingId: booking.id, seat: 0, tokenHash })
}

/** Replaces the sample campaign, which is for August. */
async function publishCampaign(db: Db) {
  const campaign = {
    ...builtEdition.catalogue.campaign,
    name: 'Partenze di gruppo',
    headline: { lead: 'Piccoli prezzi,', emphasis: 'grandi viaggi' },
    banner: 'sulle partenze scelte',
  }
  await db.transaction((tx) =>
    publishEdition(tx, { actor: system, note: '', changes: { campaign }, basedOn: 0 }),
  )
}
