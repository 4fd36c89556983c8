// npm run paint -- [trip ids or trip/picture] [--preview] [--force]
import { existsSync } from 'node:fs'
import { mkdir, readdir, rm, writeFile } from 'node:fs/promises'
import { parseArgs } from 'node:util'
import { seedOf } from './core/random.js'
import { encodeSet, fileOf, lookOf, paintPixels, tinyCopy, versionOf } from './encode.js'
import { loadRecipes, PATHS, readCache, selectRecipes } from './kit.js'
import { writeManifest } from './manifest.js'

const { values: flags, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    preview: { type: 'boolean' },
    force: { type: 'boolean' },
    portrait: { type: 'boolean' },
    large: { type: 'boolean' },
  },
})

/** Small, quick, uncompressed: only to look at. */
async function preview(list) {
  for (const recipe of list) {
    const started = Date.now()
    const folder = `/tmp/art-preview/${recipe.tripId}`
    await mkdir(folder, { recursive: true })
    const scale = flags.large ? 2 : 1
    const size = (flags.portrait ? [384, 480] : [640, 360]).map((length) => length * scale)
    const file = `${folder}/${recipe.id}${flags.portrait ? '-p' : ''}.png`
    await writeFile(file, recipe.paint(...size).canvas.toBuffer('image/png'))
    console.log(`${file}  ${Date.now() - started} ms`)
  }
}

async function build(list) {
  let encoding = Promise.resolve()
  let painted = 0
  for (const recipe of list) {
    const cache = await readCache(recipe.tripId)
    if (!flags.force && cache[recipe.id]?.hash === recipe.hash && filesExist(recipe)) continue
    const started = Date.now()
    const landscape = paintPixels(recipe, recipe.sizes.landscape)
    const portrait = recipe.sizes.portrait && paintPixels(recipe, recipe.sizes.portrait)
    const spent = Date.now() - started
    painted += 1
    // The encoder works in its own threads: the next picture is painted meanwhile.
    await encoding
    encoding = save(recipe, landscape, portrait).then((bytes) =>
      console.log(`${recipe.key}  painted in ${spent} ms  ${Math.round(bytes / 1000)} kB`),
    )
  }
  await encoding
  for (const tripId of new Set(list.map((r) => r.tripId))) await forgetRemoved(tripId)
  await writeManifest()
  console.log(`${painted} painted, ${list.length - painted} unchanged`)
}

async function save(recipe, landscape, portrait) {
  await mkdir(`${PATHS.pictures}/${recipe.tripId}`, { recursive: true })
  const files = await encodeSet(recipe, landscape, false)
  if (portrait) files.push(...(await encodeSet(recipe, portrait, true)))
  for (const { path, bytes } of files) await writeFile(path, bytes)
  const { widths, width, height } = recipe.sizes.landscape
  const entry = {
    hash: recipe.hash,
    v: versionOf(landscape, portrait),
    sky: seedOf(recipe.key),
    look: await lookOf(fileOf(recipe, false, 480, 'webp')),
    width,
    height,
    widths,
    ...(portrait && {
      portrait: {
        width: portrait.width,
        height: portrait.height,
        widths: recipe.sizes.portrait.widths,
      },
    }),
    placeholder: await tinyCopy(landscape),
  }
  await updateCache(recipe.tripId, (cache) => ({ ...cache, [recipe.id]: entry }))
  return files.reduce((sum, { bytes }) => sum + bytes.length, 0)
}

async function updateCache(tripId, change) {
  await mkdir(PATHS.cache, { recursive: true })
  const next = change(await readCache(tripId))
  const sorted = Object.fromEntries(Object.entries(next).sort(([a], [b]) => (a < b ? -1 : 1)))
  await writeFile(`${PATHS.cache}/${tripId}.json`, `${JSON.stringify(sorted, null, 2)}\n`)
}

function filesOf(recipe) {
  const { landscape, portrait } = recipe.sizes
  return ['avif', 'webp'].flatMap((format) => [
    ...landscape.widths.map((w) => fileOf(recipe, false, w, format)),
    ...(portrait?.widths ?? []).map((w) => fileOf(recipe, true, w, format)),
  ])
}

const filesExist = (recipe) => filesOf(recipe).every((file) => existsSync(file))

/** Drops the cache entries and files of recipes and sizes that no longer exist. */
async function forgetRemoved(tripId) {
  const current = await loadRecipes(tripId)
  const known = new Set(current.map((r) => r.id))
  await updateCache(tripId, (cache) =>
    Object.fromEntries(Object.entries(cache).filter(([id]) => known.has(id))),
  )
  const files = new Set(current.flatMap(filesOf))
  const folder = `${PATHS.pictures}/${tripId}`
  for (const name of await readdir(folder).catch(() => [])) {
    if (!files.has(`${folder}/${name}`)) await rm(`${folder}/${name}`)
  }
}

const recipes = await selectRecipes(positionals)
await (flags.preview ? preview(recipes) : build(recipes))
