import { sql } from 'drizzle-orm'
import sharp from 'sharp'
import { beforeEach, describe, expect, test } from 'vitest'
import { uploadName } from '../../../domain/catalogue/picture-document.ts'
import { fileRemovals } from '../../platform/db/schema/operations.ts'
import { pictureCuts, pictureFiles, pictureUploads } from '../../platform/db/schema/pictures.ts'
import { databaseOfThisFile } from '../../testing/database-of-this-file.ts'
import { openPictureDesk } from '../../testing/picture-desk.ts'
import { scene } from '../../testing/sample-pictures.ts'
import { workOnPictures } from './work-on-pictures.ts'

const database = await databaseOfThisFile()
const desk = await openPictureDesk(database.db)
beforeEach(() => desk.empty())

describe('the focus', () => {
  test('chosen anew makes the cut anew and nothing else; until it is there nothing is published', async () => {
    const { id, picture } = await desk.made(await scene(640, 480).jpeg().toBuffer())
    const key = `picture/${uploadName(id)}`
    const save = (revision: number, change: object) =>
      desk.ask('PUT', '/catalogue/draft', {
        key,
        revision,
        document: { ...picture, alt: 'Un monte al tramonto', kind: 'foto', ...change },
      })
    // Sizes and version are the server's, whatever a browser sends.
    await save(0, { v: 'deadbeef', width: 1 })
    expect((await desk.find(id)).picture).toMatchObject({ v: picture.v, width: 640 })
    await save(1, { focus: { x: 5, y: 50 } })
    const moved = await desk.find(id)
    expect(moved.picture.v).not.toBe(picture.v)
    const [waiting] = (await database.db.select().from(pictureCuts)).filter(
      ({ state }) => state === 'queued',
    )
    expect(waiting?.version).toBe(moved.picture.v)
    const publish = () =>
      desk.ask('POST', '/catalogue/publish', {
        documents: [{ key, revision: 2 }],
        note: '',
        at: null,
      })
    expect((await publish()).body.code).toBe('PICTURE_NOT_READY')
    const before = new Set(desk.deps.files.content.keys())
    await desk.work()
    const added = [...desk.deps.files.content.keys()].filter((one) => !before.has(one))
    expect(added.map((one) => one.split('/').at(-1))).toEqual([
      `${moved.picture.v}-384.avif`,
      `${moved.picture.v}-384.webp`,
    ])
    // The sun is on the right: the crop on the left contains none of it.
    const reddest = async (v: string) => {
      const { channels } = await sharp(desk.stored(id, `${v}-384.webp`)).stats()
      return (channels[0]?.mean ?? 0) - (channels[2]?.mean ?? 0)
    }
    expect(await reddest(picture.v)).not.toBeCloseTo(await reddest(moved.picture.v), 0)
    expect((await publish()).status).toBe(201)
  })
})

describe('work that breaks off', () => {
  test('is taken up again at once after a stop in order, and nothing of it is seen before it is whole', async () => {
    const { body } = await desk.send(await scene(640, 480).jpeg().toBuffer())
    const id = body.id as string
    const stopping = new AbortController()
    const files: typeof desk.deps.files = {
      ...desk.deps.files,
      put: async (filePath, content) => {
        await desk.deps.files.put(filePath, content)
        if (filePath.endsWith('.webp')) stopping.abort()
      },
    }
    await workOnPictures({ ...desk.deps, files }, stopping.signal)
    expect((await desk.find(id)).state).toBe('queued')
    expect(await database.db.select().from(pictureFiles)).toEqual([])
    await desk.work()
    expect((await desk.find(id)).state).toBe('ready')
    expect(await database.db.select().from(fileRemovals)).toEqual([])
  })

  test('of a process that died is taken over by another when its claim has run out, not before', async () => {
    const { body } = await desk.send(await scene(640, 480).jpeg().toBuffer())
    const id = body.id as string
    const dead = (minutes: number) =>
      database.db.update(pictureUploads).set({
        state: 'working',
        claimedAt: sql`now() - make_interval(mins => ${minutes})`,
      })
    await dead(1)
    await desk.work()
    expect((await desk.find(id)).state).toBe('working')
    await dead(4)
    await desk.work()
    expect((await desk.find(id)).state).toBe('ready')
  })

  test('because the storage is away costs the picture nothing', async () => {
    const { body } = await desk.send(await scene(640, 480).jpeg().toBuffer())
    desk.deps.files.failOn.put = /avif$/
    for (let attempt = 1; attempt <= 4; attempt += 1) {
      await expect(desk.work()).rejects.toThrow(/storage/)
    }
    desk.deps.files.failOn.put = undefined
    await desk.work()
    expect((await desk.find(body.id as string)).state).toBe('ready')
  })
})
