import { beforeEach, expect, test } from 'vitest'
import { catalogueDrafts } from '../../platform/db/schema/drafts.ts'
import { pictureUploads } from '../../platform/db/schema/pictures.ts'
import { databaseOfThisFile } from '../../testing/database-of-this-file.ts'
import { openOffice } from '../../testing/test-staff.ts'

const database = await databaseOfThisFile()
const office = await openOffice(database.db)
const id = '0b9f4a52-1c7d-4a7e-9a51-2f6f3b8c9d10'
const name = `upload/${id}`
beforeEach(async () => {
  for (const table of [catalogueDrafts, pictureUploads]) await database.db.delete(table)
  await database.db.insert(pictureUploads).values({
    id,
    fileName: 'mare.jpg',
    mimeType: 'image/jpeg',
    bytes: 5_000_000,
    sha256: 'a'.repeat(64),
    filePath: 'pictures/mare',
    kind: 'foto',
    state: 'ready',
    width: 4000,
    height: 3000,
    placeholder: 'data:image/webp;base64,UklGRg==',
    actorName: 'Ada',
  })
})

type Named = { id: string; revision: number; document: Record<string, unknown> }

async function named(ids: string[], who = office.cookies.administrator): Promise<Named[]> {
  const { body } = await office.call(who, 'POST', '/catalogue/named-pictures', { ids })
  return body.pictures as Named[]
}

test('painted pictures and uploads are found by name; what is not there is left out', async () => {
  const found = await named(['grecia/main', name, name, 'grecia/niente'], office.cookies.consultant)
  expect(found.map((one) => [one.id, one.revision])).toEqual([
    ['grecia/main', 0],
    [name, 0],
  ])
  expect(found[1]?.document).toMatchObject({ alt: '', kind: 'foto', width: 1600, height: 1200 })
})

test('the newest draft speaks for a picture, with the revision to save it by', async () => {
  const [begun] = await named([name])
  const document = { ...begun?.document, alt: 'Il mare di Naxos' }
  const key = `picture/${name}`
  await office.call(office.cookies.administrator, 'PUT', '/catalogue/draft', {
    key,
    revision: 0,
    document,
  })
  const [written] = await named([name])
  expect(written).toMatchObject({ revision: 1, document: { alt: 'Il mare di Naxos' } })
})

test('a document remembers the pictures that it came with', async () => {
  const read = async (key: string) => {
    const path = `/catalogue/document?key=${encodeURIComponent(key)}`
    return (await office.call(office.cookies.administrator, 'GET', path)).body
  }
  expect(await read('trip/grecia')).toMatchObject({ first: { pictures: { main: 'grecia/main' } } })
  expect(await read(`picture/${name}`)).toMatchObject({ first: null })
})

test('the shelf of photographs has those that nobody has described yet, found by their file', async () => {
  const shelf = async (search?: string) => {
    const query = `/catalogue/documents?group=picture${search ? `&search=${search}` : ''}`
    const { body } = await office.call(office.cookies.administrator, 'GET', query)
    return (body.items as { key: string; title: string }[]).map(({ key, title }) => [key, title])
  }
  expect(await shelf('mare')).toEqual([[`picture/${name}`, 'Foto senza testo']])
  expect(await shelf('lago')).toEqual([])
})
