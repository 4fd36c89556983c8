import { beforeEach, expect, test } from 'vitest'
import { type Figures, sampleFigures } from '../../domain/figures.ts'
import type { PageReviews } from '../../domain/reviews.ts'
import { pageFile, type SiteFiles } from '../http/site-files.ts'
import { builtEdition, type Edition } from './edition.ts'
import type { PageSetTask } from './render-tasks.ts'
import { sitePages } from './site-pages.ts'

const html = (text: string) =>
  pageFile({ identity: Buffer.from(text) }, { status: 200, noindex: false })

let site: SiteFiles
let figures: Figures | undefined
let reviews: PageReviews
let made: PageSetTask[]

beforeEach(() => {
  figures = undefined
  reviews = { home: [], trips: {} }
  made = []
  site = {
    memory: new Map([
      ['/', html('home 0')],
      ['/travel/hawaii', html('hawaii 0')],
      ['/assets/app.js', html('code')],
    ]),
    disk: new Map(),
    notFound: html('lost 0'),
    shell: html('shell 0'),
    scriptHashes: [],
    release: 'abc',
    pages: ['/', '/travel/hawaii'],
    built: {},
  }
})

/** Hawaii has gone and Greece has come. */
const renderer = {
  makePages: async (task: PageSetTask) => {
    made.push(task)
    return ['/', '/travel/grecia', '/404', '/shell'].map((path) => {
      const body = Buffer.from(`${path} ${task.number}`)
      return { path, noindex: false, identity: body, br: body, gzip: body }
    })
  },
}

const edition = (number: number): Edition => ({ ...builtEdition, number })
const source = { figures: async () => figures, reviews: async () => reviews }
const prepare = () => sitePages({ site, renderer, origin: undefined, ...source })
const text = (path: string) => site.memory.get(path)?.bodies.identity.toString()

test('the built pages are served as they are while nothing is published', async () => {
  figures = structuredClone(sampleFigures)
  ;(await prepare()(edition(0)))()
  expect(made).toEqual([])
  expect(text('/')).toBe('home 0')
})

test('all pages change in one moment, and not before', async () => {
  const change = await prepare()(edition(1))
  expect([text('/'), text('/travel/hawaii')]).toEqual(['home 0', 'hawaii 0'])
  change()
  expect([text('/'), text('/travel/grecia')]).toEqual(['/ 1', '/travel/grecia 1'])
  expect(text('/travel/hawaii')).toBeUndefined()
  expect(text('/assets/app.js')).toBe('code')
  expect([site.notFound.status, site.shell.status]).toEqual([404, 200])
  expect(site.shell.bodies.identity.toString()).toBe('/shell 1')
})

test('pages are made again when figures change, and only then', async () => {
  const next = prepare()
  ;(await next(edition(1)))()
  ;(await next(edition(1)))()
  expect(made).toHaveLength(1)
  figures = { ...sampleFigures, mode: 'real' }
  ;(await next(edition(1)))()
  expect(made.map((task) => task.figures?.mode)).toEqual([undefined, 'real'])
})

test('collected reviews are on the pages with real figures, and make them again', async () => {
  const next = prepare()
  ;(await next(edition(1)))()
  reviews = { home: [], trips: { hawaii: [] } }
  ;(await next(edition(1)))()
  expect(made.map((task) => task.reviews)).toEqual([undefined])
  figures = { ...sampleFigures, mode: 'real' }
  ;(await next(edition(1)))()
  reviews = { home: [], trips: {} }
  ;(await next(edition(1)))()
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
      makePages: async (task) => {
        if (broken) throw new Error('no')
        return renderer.makePages(task)
      },
    },
  })
  await expect(next(edition(1))).rejects.toThrow('no')
  expect(text('/')).toBe('home 0')
  broken = false
  ;(await next(edition(1)))()
  expect(text('/')).toBe('/ 1')
})
