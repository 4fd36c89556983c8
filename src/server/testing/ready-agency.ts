import { randomUUID } from 'node:crypto'
import type { Edition, Editions } from '../../domain/catalogue/edition.ts'
import { addDays, type IsoDate, todayInRome } from '../../domain/dates.ts'
import { unconfirmedDocuments } from '../catalogue/confirmations/confirm-document.ts'
import { keepConfirmation } from '../catalogue/confirmations/store.ts'
import { builtEdition, builtEditions } from '../catalogue/editions/edition.ts'
import type { Db } from '../platform/db/client.ts'
import { settings } from '../platform/db/schema/operations.ts'
import { agencyClaims } from '../platform/db/schema/prices-and-claims.ts'
import { staffUsers } from '../platform/db/schema/staff.ts'
import { addDeparture, addIban, chooseDefault } from './test-deps.ts'

type Catalogue = Edition['catalogue']

/** The environment of an agency that is ready for customers. */
export const readyEnvironment = {
  PUBLIC_URL: 'https://www.mareaperto.it',
  SMTP_URL: 'smtps://posta:parola@smtp.mareaperto.it:465',
  AGENCY_EMAIL: 'prenotazioni@mareaperto.it',
  DATABASE_URL: 'postgres://sito:parola@127.0.0.1:5432/sito',
  DOCUMENTS_KEY: 'ab'.repeat(32),
}

const withoutNotes = (key: string, value: unknown) => (key === 'draftNote' ? undefined : value)
const { brand, campaign, legal } = builtEdition.catalogue

/** All trips with their entry rules checked on one day. */
export function checkedOn(catalogue: Catalogue, day: IsoDate): Catalogue {
  const trips = catalogue.trips.map((trip) =>
    trip.info
      ? { ...trip, info: { ...trip.info, entry: { ...trip.info.entry, checkedOn: day } } }
      : trip,
  )
  return { ...catalogue, trips }
}

/** The catalogue of an agency that has filled everything in. */
export const readyCatalogue: Catalogue = {
  ...checkedOn(builtEdition.catalogue, todayInRome(new Date())),
  brand: {
    ...brand,
    vatNumber: '01234567897',
    contactPhone: '+39 071 205 1234',
    contactEmail: 'ciao@mareaperto.it',
    siteUrl: 'https://www.mareaperto.it',
    address: { ...brand.address, street: 'Corso Garibaldi 12' },
    registeredOffice: { ...brand.registeredOffice, street: 'Corso Garibaldi 12' },
    socialLinks: {
      instagram: 'https://www.instagram.com/mareaperto',
      facebook: 'https://www.facebook.com/mareaperto',
      twitter: 'https://x.com/mareaperto',
    },
  },
  organiser: {
    registration: 'SCIA prot. 48213 del 3 marzo 2021, Comune di Ancona',
    emergencyPhone: '+39 071 205 1235',
    liabilityInsurance: { company: 'Unione Assicurazioni S.p.A.', policy: 'n. 1505002315' },
    insolvencyCover: {
      name: 'Fondo Viaggi Sicuri',
      policy: 'certificato n. A/412.2024',
      address: 'Via Larga 6, 20122 Milano',
      email: 'sinistri@fondoviaggi.it',
      phone: '+39 02 8645 1234',
    },
    disputeBody: { name: 'Camera di Conciliazione delle Marche', site: 'https://conciliazione.it' },
  },
  campaign: {
    ...campaign,
    name: 'Partenze di gruppo',
    headline: { lead: 'Piccoli gruppi,', emphasis: 'prezzi più bassi' },
    banner: 'sulle partenze scelte',
  },
  legal: JSON.parse(JSON.stringify(legal, withoutNotes)) as Catalogue['legal'],
}

export function editionsOf(catalogue: Catalogue): Editions {
  return { ...builtEditions, current: () => ({ ...builtEdition, catalogue }) }
}

/**
 * Fills the database of such an agency: real data, confirmed texts, a departure, an account, a proven claim,
 * an administrator with a second factor.
 */
export async function fillInAgency(db: Db, tomorrow: string): Promise<void> {
  await db.insert(settings).values({ key: 'figures', value: { real: true }, version: 2 })
  for (const { key } of await unconfirmedDocuments({ db, catalogue: builtEditions })) {
    await keepConfirmation(db, key, { by: { id: null, name: 'Elena' }, at: new Date() })
  }
  await addDeparture(db, { startDate: addDays(tomorrow, 60) })
  const account = await addIban(db, { iban: 'IT02L1234512345123456789012' })
  await chooseDefault(db, account.id)
  await db.insert(agencyClaims).values({
    key: 'iata',
    value: 'Agente accreditato IATA',
    proofUrl: 'https://www.iata.org/agenzia',
    checkedBy: 'Elena',
    validUntil: tomorrow,
  })
  await db.insert(staffUsers).values({
    id: randomUUID(),
    name: 'Elena',
    email: 'elena@mareaperto.it',
    role: 'administrator',
    twoFactorEnabled: true,
  })
}
