import { expect, test, vi } from 'vitest'
import { arrivalText, PictureUploads, progressText, type Uploading } from './picture-uploads.ts'

vi.stubGlobal('URL', { createObjectURL: () => 'blob:x', revokeObjectURL: () => undefined })

const file = (name: string) => new File(['x'], name, { type: 'image/jpeg' })

function uploadsWith(how: Partial<Uploading>) {
  const uploads = new PictureUploads({
    send: async ({ name }) => `upload/${name}`,
    look: async () => ({ state: 'ready' }),
    problemOf: () => undefined,
    textOf: () => 'Non è partita',
    pauseMs: 0,
    ...how,
  })
  const texts: string[] = []
  uploads.subscribe(() => texts.push(...uploads.list().map(progressText)))
  return { uploads, texts }
}

test('pictures become ready in the order of the files, even if the second is quicker', async () => {
  const looks = new Map([['upload/slow', 3]])
  const { uploads } = uploadsWith({
    look: async (id) => {
      const left = looks.get(id) ?? 0
      looks.set(id, left - 1)
      return left > 0 ? { state: 'working', done: 3 - left, total: 8 } : { state: 'ready' }
    },
  })
  const ready: string[] = []
  await uploads.add([file('slow'), file('quick')], (id) => ready.push(id))
  expect(ready).toEqual(['upload/slow', 'upload/quick'])
  expect(uploads.list()).toEqual([])
})

test('one file is sent at a time, and the page knows that it is being sent', async () => {
  let sending = 0
  const most: number[] = []
  const { uploads } = uploadsWith({
    send: async ({ name }) => {
      sending += 1
      most.push(sending)
      expect(uploads.isSending()).toBe(true)
      await Promise.resolve()
      sending -= 1
      return name
    },
  })
  await uploads.add([file('a'), file('b'), file('c')], () => undefined)
  expect(most).toEqual([1, 1, 1])
  expect(uploads.isSending()).toBe(false)
})

test('how far it has got is told in words', async () => {
  const steps = [
    { state: 'waiting' },
    { state: 'working', done: 3, total: 8 },
    { state: 'ready' },
  ] as const
  let at = 0
  const { uploads, texts } = uploadsWith({
    send: async (_, onProgress) => {
      onProgress(40)
      return 'upload/a'
    },
    look: async () => steps[at++] ?? { state: 'ready' },
  })
  await uploads.add([file('a')], () => undefined)
  expect(texts).toEqual(expect.arrayContaining(['invio 40%', 'in coda', 'in lavorazione 3 di 8']))
})

test('a refused file says why and stays until it is dismissed; the others go on', async () => {
  const { uploads } = uploadsWith({
    problemOf: ({ name }) => (name === 'huge' ? 'Troppo grande' : undefined),
    look: async (id) =>
      id === 'upload/broken' ? { state: 'refused', message: 'Rovinata' } : { state: 'ready' },
    send: async ({ name }) => {
      if (name === 'lost') throw new Error('offline')
      return `upload/${name}`
    },
  })
  const ready: string[] = []
  await uploads.add(['huge', 'broken', 'lost', 'good'].map(file), (id) => ready.push(id))
  expect(ready).toEqual(['upload/good'])
  expect(uploads.list().map(progressText)).toEqual(['Troppo grande', 'Rovinata', 'Non è partita'])
  expect(arrivalText(uploads.list())).toBe(
    'huge: Troppo grande broken: Rovinata lost: Non è partita',
  )
  uploads.dismiss(uploads.list()[0]?.key ?? 0)
  expect(uploads.list()).toHaveLength(2)
})

test('a look that fails is only a look later', async () => {
  let looks = 0
  const { uploads } = uploadsWith({
    look: async () => {
      looks += 1
      if (looks === 1) throw new Error('offline')
      return { state: 'ready' }
    },
  })
  const ready = vi.fn<(id: string) => void>()
  await uploads.add([file('a')], ready)
  expect(ready).toHaveBeenCalledOnce()
})
