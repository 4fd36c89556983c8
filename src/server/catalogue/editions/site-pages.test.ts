import { beforeEach, expect, test } from 'vitest'
import type { PageReviews } from '../../../domain/booking/reviews.ts'
import type { Edition, Prepare } from '../../../domain/catalogue/edition.ts'
import { type Figures, sampleFigures } from '../../../domain/catalogue/figures.ts'
import { type MemoryFile, type SiteFiles, stampedFile } from '../../http/site-files.ts'
import { packPage } from '../../http/stamped-page.ts'
import { builtEdition } from './edition.ts'
import { joinPage } from './page-files.ts'
import type { PagesFolder } from './pages-folder.ts'
import type { PageSetTask } from './render-tasks.ts'
import type { Heard } from './renderer.ts'
import { pagesAhead, sitePages } from './site-pages.ts'

const pack = (text: string) => packPage(`${text}{"site":{"version":"abc-0"}}`, { quality: 1 })
const html = async (text: string): Promise<MemoryFile> =>
  stampedFile(await pack(text), { key: text, version: 'abc-0', status: 200, noindex: false })

let site: SiteFiles
let figures: Figures | undefined
let reviews: PageReviews
let made: PageSetTask[]

beforeEach(async () => {
  figures = undefined
  reviews = { home: [], trips: {} }
  made = []
  site = {
    memory: new Map([
      ['/', await html('home of the build')],
      ['/travel/hawaii', await html('hawaii of the build')],
      ['/assets/app.js', await html('code')],
    ]),
    disk: new Map(),
    notFound: await html('lost'),
    shell: await html('shell'),
    scriptHashes: [],
    release: 'abc',
    pages: ['/', '/travel/hawaii'],
    built: {},
  }
})

/** Hawaii is gone and Greece is new. The list always has the same key, the other pages never. */
const renderer = {
  giveUpRest: () => undefined,
  makePages: async (task: PageSetTask) => {
    made.push(task)
    const pages = ['/', '/travels', '/travel/grecia', '/404', '/shell'].map(async (path) => {
      const key = path === '/travels' ? 'list' : `${path} ${made.length}`
      if (task.known[path] === key) return { path, key }
      return { path, key, page: joinPage(await pack(key), false) }
    })
    return Promise.all(pages)
  },
}

const edition = (number: number): Edition => ({ ...builtEdition, number })
const source = { figures: async () => figures, reviews: async () => reviews }
const prepare = () => sitePages({ site, renderer, origin: undefined, ...source })
/** Changes the pages and waits for the last of them. */
const whole = async (change: Awaited<ReturnType<Prepare>>) => change()?.all
const textOf = (file?: MemoryFile) => file?.bodies.identity.toString().replace(/\{.*/, '')
const text = (path: string) => textOf(site.memory.get(path))
const versionOf = (path: string) =>
  /"version":"([^"]*)"/.exec(site.memory.get(path)?.bodies.identity.toString() ?? '')?.[1]

test('the built pages are served as they are while nothing is published', async () => {
  figures = structuredClone(sampleFigures)
  await whole(await prepare()(edition(0)))
  expect(made).toEqual([])
  expect(text('/')).toBe('home of the build')
})

test('all pages change in one moment, and not before', async () => {
  const change = await prepare()(edition(1))
  expect([text('/'), text('/travel/hawaii')]).toEqual(['home of the build', 'hawaii of the build'])
  await whole(change)
  expect([text('/'), text('/travel/grecia')]).toEqual(['/ 1', '/travel/grecia 1'])
  expect(text('/travel/hawaii')).toBeUndefined()
  expect(text('/assets/app.js')).toBe('code')
  expect([site.notFound.status, site.shell.status]).toEqual([404, 200])
  expect(textOf(site.shell)).toBe('/shell 1')
})

test('pages that stay the same are handed on, and belong to the new edition all the same', async () => {
  const next = prepare()
  await whole(await next(edition(1)))
  const before = site.memory.get('/travels')
  await whole(await next(edition(2)))
  expect(made[1]?.known).toMatchObject({ '/travels': 'list', '/': '/ 1' })
  expect([text('/'), text('/travels')]).toEqual(['/ 2', 'list'])
  expect([versionOf('/'), versionOf('/travels')]).toEqual(['abc-2', 'abc-2'])
  expect(site.memory.get('/travels')?.etag).not.toBe(before?.etag)
})

test('pages are made again when figures change, and only then', async () => {
  const next = prepare()
  await whole(await next(edition(1)))
  await whole(await next(edition(1)))
  expect(made).toHaveLength(1)
  figures = { ...sampleFigures, mode: 'real' }
  await whole(await next(edition(1)))
  expect(made.map((task) => task.figures?.mode)).toEqual([undefined, 'real'])
})

test('what the app asks for later changes in the same moment, and tells of shown trips alone', async () => {
  const departures = [{ start: '2027-05-01', free: 3, total: 10 }]
  const trips = { grecia: { departures }, 'creta-a-piedi': { departures } }
  figures = { ...sampleFigures, mode: 'real', trips }
  const change = await prepare()(edition(1))
  expect(site.figures).toBeUndefined()
  await whole(change)
  expect(JSON.parse(site.figures?.bodies.identity.toString() ?? '')).toEqual({
    grecia: { departures },
  })
  expect(site.figures?.headers['Cache-Control']).toBe('no-cache')
})

test('collected reviews are on the pages with real figures, and make them again', async () => {
  const next = prepare()
  await whole(await next(edition(1)))
  reviews = { home: [], trips: { hawaii: [] } }
  await whole(await next(edition(1)))
  expect(made.map((task) => task.reviews)).toEqual([undefined])
  figures = { ...sampleFigures, mode: 'real' }
  await whole(await next(edition(1)))
  reviews = { home: [], trips: {} }
  await whole(await next(edition(1)))
  expect(made.slice(1).map((task) => Object.keys(task.reviews?.trips ?? {}))).toEqual([
    ['hawaii'],
    [],
  ])
})

test('pages that could not be made are tried again', async () => {
  let broken = true
  const next = sitePages({
    site,
    origin: undefined,
    ...source,
    renderer: {
      giveUpRest: () => undefined,
      makePages: async (task) => {
        if (broken) throw new Error('no')
        return renderer.makePages(task)
      },
    },
  })
  await expect(next(edition(1))).rejects.toThrow('no')
  expect(text('/')).toBe('home of the build')
  broken = false
  await whole(await next(edition(1)))
  expect(text('/')).toBe('/ 1')
})

test('pages for a web server are looked at first, written whole, and shown with the others', async () => {
  const order: string[] = []
  const staged: { number: number; state: string; addresses: string[] }[] = []
  const folder = {
    look: async () => {
      order.push('look')
      return { name: undefined, about: undefined }
    },
    stage: async ({ number, state, files }: Parameters<PagesFolder['stage']>[0]) => {
      order.push('stage')
      staged.push({ number, state, addresses: files.map(([address]) => address) })
      return async () => {
        order.push(`show ${text('/')}`)
      }
    },
  }
  const read = async () => {
    order.push('read')
    return undefined
  }
  const next = sitePages({ site, renderer, origin: undefined, ...source, figures: read, folder })
  await whole(await next(edition(0)))
  expect(order).toEqual(['look', 'read', 'stage', 'show home of the build'])
  expect(staged[0]).toMatchObject({ number: 0, addresses: ['/', '/travel/hawaii'] })
  await whole(await next(edition(1)))
  expect(order.slice(4)).toEqual(['look', 'read', 'stage', 'show / 1'])
  expect(staged[1]).toMatchObject({ number: 1, addresses: ['/', '/travels', '/travel/grecia'] })
  expect(staged[1]?.state).not.toBe(staged[0]?.state)
})

test('a trip that has another address is found by all that it had, also among the advertising pages', async () => {
  const trips = builtEdition.catalogue.trips.map((trip) =>
    trip.id === 'grecia' ? { ...trip, address: 'cicladi', formerAddresses: ['isole'] } : trip,
  )
  const moved = { ...edition(1), catalogue: { ...builtEdition.catalogue, trips } }
  await whole(await prepare()(moved))
  expect([...(site.moved ?? [])]).toEqual([
    ['/travel/grecia', '/travel/cicladi'],
    ['/ads-special/travel/grecia', '/ads-special/travel/cicladi'],
    ['/travel/isole', '/travel/cicladi'],
    ['/ads-special/travel/isole', '/ads-special/travel/cicladi'],
  ])
})

/** Makes the page of Greece first, and the others when told to. */
function inTwoSteps() {
  let finish: (isWhole: boolean) => void = () => undefined
  const made = (path: string, words: string) => async (heard: Heard | undefined) => {
    const page = { path, key: words, page: joinPage(await pack(words), false) }
    heard?.onMade(page)
    return page
  }
  return {
    finish: () => finish(true),
    giveUpRest: () => finish(false),
    tasks: [] as PageSetTask[],
    async makePages(task: PageSetTask, heard?: Heard) {
      this.tasks.push(task)
      const turn = this.tasks.length
      const first = await made('/travel/grecia', `grecia ${turn}`)(heard)
      const others = [made('/', `home ${turn}`), made('/404', 'lost'), made('/shell', 'shell')]
      if (task.first) {
        heard?.onFirst()
        const isWhole = await new Promise<boolean>((resolve) => {
          finish = resolve
        })
        if (!isWhole) return undefined
      }
      return [first, ...(await Promise.all(others.map((make) => make(heard))))]
    },
  }
}

const departure = { departures: [{ start: '2027-05-01', free: 3, total: 10 }] }

test('pages that say what has changed are shown before the others are made', async () => {
  const steps = inTwoSteps()
  const next = sitePages({ site, renderer: steps, origin: undefined, ...source })
  await whole(await next(edition(0)))
  figures = { ...sampleFigures, trips: { grecia: departure } }
  const changing = (await next(edition(0)))()?.all
  expect(steps.tasks[0]?.first).toContain('/travel/grecia')
  expect([text('/travel/grecia'), text('/')]).toEqual(['grecia 1', 'home of the build'])
  steps.finish()
  await changing
  expect([text('/travel/grecia'), text('/')]).toEqual(['grecia 1', 'home 1'])
})

test('a trip that is hidden is gone with the first pages, and found again if it comes back', async () => {
  const steps = inTwoSteps()
  const next = sitePages({ site, renderer: steps, origin: undefined, ...source })
  await whole(await next(edition(0)))
  const trips = builtEdition.catalogue.trips.filter(({ id }) => id !== 'hawaii')
  const without = { ...edition(1), catalogue: { ...builtEdition.catalogue, trips } }
  const changing = (await next(without))()?.all
  expect(text('/travel/hawaii')).toBeUndefined()
  steps.finish()
  await changing
  expect(versionOf('/travel/grecia')).toBe('abc-1')
})

test('visitors see a departure with the first pages, and the campaign with the last one', async () => {
  const steps = inTwoSteps()
  const next = sitePages({ site, renderer: steps, origin: undefined, ...source })
  await whole(await next(edition(0)))
  const change = async () => (await next(edition(0)))()
  figures = { ...sampleFigures, trips: { grecia: departure } }
  const departs = await change()
  expect(departs?.comesLast).toBe(false)
  steps.finish()
  expect(await departs?.all).toBe(true)
  figures = { ...figures, campaign: null }
  const ends = await change()
  expect(ends?.comesLast).toBe(true)
  ends?.giveUp()
  expect(await ends?.all).toBe(false)
  // The same state again: the abandoned pages are made, and completion still comes with the last page.
  const again = await change()
  expect(again?.comesLast).toBe(true)
  expect(steps.tasks.at(-1)?.known['/travel/grecia']).toBe('grecia 2')
  steps.finish()
  expect(await again?.all).toBe(true)
  expect([text('/travel/grecia'), text('/')]).toEqual(['grecia 3', 'home 3'])
})

test('the other side of the switch is drawn with its own figures, and none where it is the trial of the build', async () => {
  const drawn: (Figures | undefined)[] = []
  let switched: Figures = { ...sampleFigures, campaign: null }
  const ahead = pagesAhead({
    renderer: {
      drawAhead: async (task) => {
        drawn.push(task.figures)
      },
    },
    origin: undefined,
    figures: async () => switched,
    reviews: source.reviews,
  })
  await ahead(edition(0))
  switched = structuredClone(sampleFigures)
  await ahead(edition(0))
  expect(drawn).toEqual([{ ...sampleFigures, campaign: null }, undefined])
})
