import { eq, like } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import type { Edition } from '../../../domain/catalogue/edition.ts'
import { addDays, todayInRome } from '../../../domain/dates.ts'
import { builtEdition } from '../../catalogue/editions/edition.ts'
import type { Db } from '../../platform/db/client.ts'
import { travelDates } from '../../platform/db/schema/catalogue.ts'
import { whatsappNumbers } from '../../platform/db/schema/contact.ts'
import { savedIbans } from '../../platform/db/schema/links.ts'
import { settings } from '../../platform/db/schema/operations.ts'
import { agencyClaims } from '../../platform/db/schema/prices-and-claims.ts'
import { staffUsers } from '../../platform/db/schema/staff.ts'
import { databaseOfThisFile } from '../../testing/database-of-this-file.ts'
import {
  editionsOf,
  fillInAgency,
  readyCatalogue,
  readyEnvironment,
} from '../../testing/ready-agency.ts'
import { addIban, testDeps } from '../../testing/test-deps.ts'
import { launchItems } from './checks.ts'
import { requireReadyToLaunch } from './require-ready.ts'

type Taken = {
  env?: Partial<Record<keyof typeof readyEnvironment, string>>
  brand?: Partial<Edition['catalogue']['brand']>
  organiser?: Partial<Edition['catalogue']['organiser']>
  legal?: Partial<Edition['catalogue']['legal']>
  campaign?: Partial<Edition['catalogue']['campaign']>
  trips?: Edition['catalogue']['trips']
  stored?: (db: Db) => Promise<unknown>
}

const { brand, organiser, legal } = builtEdition.catalogue
const tomorrow = addDays(todayInRome(new Date()), 1)
/** A season that does not include tomorrow. */
const otherSeason = tomorrow.slice(5, 7) < '07' ? 'Halloween' : 'Pasqua'
const database = await databaseOfThisFile()
beforeEach(async () => {
  for (const table of [
    settings,
    agencyClaims,
    staffUsers,
    whatsappNumbers,
    savedIbans,
    travelDates,
  ]) {
    await database.db.delete(table)
  }
  await fillInAgency(database.db, tomorrow)
})

function agencyWithout(taken: Taken = {}, anyway: Record<string, string> = {}) {
  const deps = testDeps(database.db, { ...readyEnvironment, ...taken.env, ...anyway })
  deps.catalogue = editionsOf({
    ...readyCatalogue,
    brand: { ...readyCatalogue.brand, ...taken.brand },
    organiser: { ...readyCatalogue.organiser, ...taken.organiser },
    legal: { ...readyCatalogue.legal, ...taken.legal },
    campaign: { ...readyCatalogue.campaign, ...taken.campaign },
    trips: taken.trips ?? readyCatalogue.trips,
  })
  return deps
}

const setting = (key: string, value: object) => (db: Db) =>
  db
    .insert(settings)
    .values({ key, value, version: 2 })
    .onConflictDoUpdate({ target: settings.key, set: { value } })

test('an agency that has filled everything in has nothing left', async () => {
  expect(await launchItems(agencyWithout())).toEqual([])
})

test.each<[string[], Taken]>([
  [['vat-number'], { brand: { vatNumber: brand.vatNumber } }],
  [['contact-phone'], { brand: { contactPhone: brand.contactPhone } }],
  [['contact-email'], { brand: { contactEmail: brand.contactEmail } }],
  [['contact-email'], { brand: { siteUrl: brand.siteUrl } }],
  [['addresses'], { brand: { address: brand.address } }],
  [['addresses'], { brand: { registeredOffice: brand.registeredOffice } }],
  [['social-links'], { brand: { socialLinks: brand.socialLinks } }],
  [
    ['whatsapp-numbers'],
    { stored: (db) => db.insert(whatsappNumbers).values({ phoneNumber: '+39 000 000 0001' }) },
  ],
  [
    ['bank-account', 'example-ibans'],
    { stored: (db) => db.update(savedIbans).set({ isActive: false }) },
  ],
  [['example-ibans'], { stored: (db) => addIban(db) }],
  [['example-ibans'], { stored: setting('bank', { defaultIbanId: null }) }],
  [
    ['sample-reviews', 'claims', 'repeating-countdown'],
    { stored: setting('figures', { real: false }) },
  ],
  [['claims'], { stored: (db) => db.update(agencyClaims).set({ proofUrl: null }) }],
  [
    ['claims'],
    { stored: (db) => db.update(agencyClaims).set({ validUntil: addDays(tomorrow, -2) }) },
  ],
  [
    ['repeating-countdown'],
    {
      stored: setting('campaign', {
        enabled: true,
        startsAt: '2026-01-01T00:00:00.000Z',
        endsAt: null,
      }),
    },
  ],
  [['departures'], { stored: (db) => db.update(travelDates).set({ sales: 'closed' }) }],
  [
    ['campaign-season'],
    {
      campaign: { name: `Offerta di ${otherSeason}` },
      stored: setting('campaign', {
        enabled: true,
        startsAt: null,
        endsAt: `${tomorrow}T10:00:00Z`,
      }),
    },
  ],
  [['smtp'], { env: { SMTP_URL: '' } }],
  [
    ['contact-email', 'agency-email'],
    { env: { AGENCY_EMAIL: '' }, brand: { contactEmail: brand.contactEmail } },
  ],
  [['database'], { env: { DATABASE_URL: '' } }],
  [['public-url'], { env: { PUBLIC_URL: '' } }],
  [['documents-key'], { env: { DOCUMENTS_KEY: '' } }],
  [
    ['staff-passwords'],
    { stored: (db) => db.update(staffUsers).set({ mustChangePassword: true }) },
  ],
  [['second-factor'], { stored: (db) => db.update(staffUsers).set({ twoFactorEnabled: false }) }],
  [['organiser-registration'], { organiser: { registration: organiser.registration } }],
  [['organiser-emergency-phone'], { organiser: { emergencyPhone: organiser.emergencyPhone } }],
  [['organiser-liability'], { organiser: { liabilityInsurance: organiser.liabilityInsurance } }],
  [['organiser-insolvency'], { organiser: { insolvencyCover: organiser.insolvencyCover } }],
  [['organiser-disputes'], { organiser: { disputeBody: organiser.disputeBody } }],
  [['legal-texts'], { legal: { conditions: legal.conditions } }],
  [
    ['invented-people', 'invented-hotels', 'invented-about', 'invented-groups'],
    { stored: (db) => db.delete(settings).where(like(settings.key, 'confirmed:%')) },
  ],
  [
    ['invented-people'],
    {
      stored: (db) => db.delete(settings).where(eq(settings.key, 'confirmed:member/luca-neri')),
    },
  ],
  [['entry-rules'], { trips: builtEdition.catalogue.trips }],
])('%s: missed when it is taken away', async (ids, taken) => {
  await taken.stored?.(database.db)
  expect((await launchItems(agencyWithout(taken))).map(({ id }) => id)).toEqual(ids)
})

const withoutVat: Taken = { brand: { vatNumber: brand.vatNumber } }

test('a start under an https address ends with the list', async () => {
  const starting = requireReadyToLaunch(agencyWithout(withoutVat))
  await expect(starting).rejects.toThrow(/PUBLIC_URL[^]*Partita IVA segnaposto[^]*LAUNCH_ANYWAY=1/)
})

test.each([
  ['LAUNCH_ANYWAY=1', { LAUNCH_ANYWAY: '1' }],
  ['an address of a trial', { PUBLIC_URL: 'http://localhost:3000' }],
])('with %s it starts, and is ready no sooner', async (_, env) => {
  await requireReadyToLaunch(agencyWithout(withoutVat, env))
  await expect(requireReadyToLaunch(agencyWithout(withoutVat))).rejects.toThrow('Partita IVA')
})

test('a site that was ready once is not stopped by what comes up later', async () => {
  await requireReadyToLaunch(agencyWithout())
  await requireReadyToLaunch(agencyWithout())
  await database.db.update(staffUsers).set({ mustChangePassword: true })
  await requireReadyToLaunch(agencyWithout())
  const [row] = await database.db.select().from(settings).where(eq(settings.key, 'launch'))
  expect(row?.version).toBe(2)
})
