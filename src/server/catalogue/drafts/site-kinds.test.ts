import { expect, test } from 'vitest'
import { assembleCatalogue, type Catalogue } from '../../../domain/catalogue/catalogue.ts'
import { contentOf } from '../../../domain/catalogue/contents-of.ts'
import { siteFacts } from '../../../domain/catalogue/site-facts.ts'
import { databaseOfThisFile } from '../../testing/database-of-this-file.ts'
import { type Answer, openOffice } from '../../testing/test-staff.ts'
import { publishedDocuments } from '../editions/store.ts'

const database = await databaseOfThisFile()
const office = await openOffice(database.db)

type Json = Record<string, unknown>

function call(method: string, path: string, body?: object): Promise<Answer> {
  return office.call(office.cookies.administrator, method, `/catalogue${path}`, body)
}

async function found(key: string): Promise<Json> {
  return (await call('GET', `/document?key=${encodeURIComponent(key)}`)).body
}

/** Saves a draft with these changes and publishes it, as the dialog would. */
async function publish(key: string, change: Json, show?: boolean): Promise<Answer> {
  const { document, revision } = await found(key)
  const draft = { ...(document as Json), ...change }
  const saved = await call('PUT', '/draft', { key, revision, document: draft })
  const documents = [{ key, revision: saved.body.revision, ...(show && { show }) }]
  return call('POST', '/publish', { documents, note: '', at: null })
}

async function catalogue(): Promise<Catalogue> {
  return assembleCatalogue(await publishedDocuments(database.db))
}

async function create(kind: string, title: string, from = ''): Promise<string> {
  return String((await call('POST', '/documents', { kind, title, from })).body.key)
}

const person = {
  role: 'Coordinatrice',
  image: 'sara-conti',
  description: 'Accompagna a piedi.',
  bio: ['Uno.', 'Due.'],
  expertise: ['Trekking', 'Mare', 'Città'],
  languages: ['Italiano', 'Inglese'],
  destinations: ['grecia', 'hawaii'],
  email: 'giulia@ondalta.example',
  phone: '+39 000 000 0099',
  specialties: ['Grecia', 'Creta'],
}

test('a person is made hidden, shown when somebody says so, moved, and taken off the site with a warning', async () => {
  const key = await create('member', 'Giulia Serra')
  expect(key).toBe('member/giulia-serra')
  expect(
    (await call('POST', '/documents', { kind: 'member', title: 'Giulia Serra' })).body,
  ).toEqual(expect.objectContaining({ code: 'VALIDATION' }))
  expect((await publish(key, person, true)).status).toBe(201)
  expect((await catalogue()).members.map(({ id }) => id).at(-1)).toBe('giulia-serra')
  await publish('page/team', { memberOrder: ['giulia-serra'] })
  const first = await catalogue()
  expect([first.members[0]?.id, first.coordinators[0]]).toEqual(['giulia-serra', 'Giulia Serra'])

  await publish('group-trip/istanbul', {
    dates: [
      {
        id: 'istanbul-uno',
        startDate: '2027-05-13',
        endDate: '2027-05-17',
        spotsAvailable: 4,
        coordinators: ['Giulia Serra'],
        price: 790,
      },
    ],
  })
  expect((await found(key)).uses).toEqual(['Viaggio di gruppo «Istanbul tra due continenti»'])
  await publish(key, { state: 'hidden' })
  const hidden = await catalogue()
  expect(hidden.members.map(({ id }) => id)).not.toContain('giulia-serra')
  expect(contentOf(hidden, 'member/giulia-serra')).toBeNull()
  expect(hidden.coordinators).toContain('Giulia Serra')
  await publish(key, { state: 'archived' })
  const archived = await catalogue()
  expect(archived.coordinators).not.toContain('Giulia Serra')
  expect(contentOf(archived, 'group-trips').trips.map(({ id }) => id)).toContain('istanbul')
})

test('what is published says before it leaves who names it, and a trip in a package does not break it', async () => {
  const { document, revision } = await found('trip/thailandia')
  const draft = { ...(document as Json), state: 'archived' }
  await call('PUT', '/draft', { key: 'trip/thailandia', revision, document: draft })
  const { body } = await call('GET', '/pending')
  const [pending] = body.documents as { uses: string[] }[]
  expect(pending?.uses).toContain('Pacchetto «Mete esotiche»')
  const documents = [{ key: 'trip/thailandia', revision: 1 }]
  expect((await call('POST', '/publish', { documents, note: '', at: null })).status).toBe(201)
  const packages = contentOf(await catalogue(), 'trips').packages
  const exotic = packages.find(({ id }) => id === 'exotic')
  expect(exotic?.destinations.map(({ id }) => id)).not.toContain('thailandia')
  await publish('trip/thailandia', { state: 'shown' })
})

test('packages and group trips leave their pages and come back', async () => {
  await publish(await create('zone', 'Artico'), { words: ['Groenlandia'] }, true)
  await publish('package/city', { state: 'hidden' })
  await publish('group-trip/marrakech', { state: 'archived' })
  const left = await catalogue()
  expect(contentOf(left, 'home').zones?.map(({ id }) => id)).toContain('artico')
  expect(contentOf(left, 'trips').packages.map(({ id }) => id)).not.toContain('city')
  expect(contentOf(left, 'group-trips').trips.map(({ id }) => id)).toEqual(['istanbul'])
  const { items } = (await call('GET', '/documents?group=package')).body as { items: Json[] }
  expect(items.find(({ key }) => key === 'package/city')).toMatchObject({ state: 'hidden' })
  await call('POST', '/editions/0/restore', { note: '' })
  const back = await catalogue()
  expect(back.packages.map(({ id }) => id)).toContain('city')
  // A document that the first edition did not contain is hidden on the site, but still exists.
  expect(back.zones.map(({ id }) => id)).not.toContain('artico')
  expect(await found('zone/artico')).toMatchObject({ state: 'hidden' })
})

test('an airport of the agency is offered in its place, and only then do pages carry a list', async () => {
  expect(siteFacts(await catalogue(), '')).not.toHaveProperty('airports')
  const key = await create('airport', 'Venezia Marco Polo')
  await publish(key, {}, true)
  await publish('page/travels', { airportOrder: ['venezia-marco-polo'] })
  await publish('airport/milano-malpensa', { state: 'archived' })
  expect(siteFacts(await catalogue(), '').airports).toEqual([
    'Venezia Marco Polo',
    'Roma Fiumicino',
  ])
  expect((await publish(key, { name: 'Altro' })).body.code).toBe('EDITION_NOT_WHOLE')
})
