// npm run paint -- [trip ids or trip/picture] [--preview] [--force]
import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, readdir, rm, writeFile } from 'node:fs/promises'
import { parseArgs } from 'node:util'
import sharp from 'sharp'
import { loadRecipes, PATHS, readCache, selectRecipes } from './kit.js'
import { writeManifest } from './manifest.js'

sharp.concurrency(1)

const { values: flags, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    preview: { type: 'boolean' },
    force: { type: 'boolean' },
    portrait: { type: 'boolean' },
  },
})

/** Small, quick, uncompressed: only to look at. */
async function preview(list) {
  for (const recipe of list) {
    const started = Date.now()
    const folder = `/tmp/art-preview/${recipe.tripId}`
    await mkdir(folder, { recursive: true })
    const size = flags.portrait ? [384, 480] : [640, 360]
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

function paintPixels(recipe, { width, height }) {
  const scene = recipe.paint(width, height)
  if (!scene?.canvas) throw new Error(`${recipe.key}: paint(w, h) must return the scene`)
  const { data } = scene.k.getImageData(0, 0, width, height)
  return { data: Buffer.from(data.buffer, data.byteOffset, data.byteLength), width, height }
}

const image = ({ data, width, height }) =>
  sharp(data, { raw: { width, height, channels: 4 } }).removeAlpha()

const fileOf = (recipe, portrait, width, format) =>
  `${PATHS.pictures}/${recipe.key}${portrait ? '-p' : ''}-${width}.${format}`

async function save(recipe, landscape, portrait) {
  await mkdir(`${PATHS.pictures}/${recipe.tripId}`, { recursive: true })
  let bytes = await saveSet(recipe, landscape, false)
  if (portrait) bytes += await saveSet(recipe, portrait, true)
  const hash = createHash('sha256').update(landscape.data)
  if (portrait) hash.update(portrait.data)
  const { widths, width, height } = recipe.sizes.landscape
  await updateCache(recipe.tripId, (cache) => ({
    ...cache,
    [recipe.id]: {
      hash: recipe.hash,
      v: hash.digest('hex').slice(0, 8),
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
      placeholder: '',
    },
  }))
  const placeholder = await tinyCopy(landscape)
  await updateCache(recipe.tripId, (cache) => ({
    ...cache,
    [recipe.id]: { ...cache[recipe.id], placeholder },
  }))
  return bytes
}

async function saveSet(recipe, pixels, portrait) {
  const shape = portrait ? 'portrait' : 'landscape'
  let bytes = 0
  for (const width of recipe.sizes[shape].widths) {
    const [avifLimit, webpLimit] = recipe.sizes.budgets[shape][width]
    const resized = image(pixels).resize({ width, kernel: 'lanczos3' })
    const { data, info } = await resized.raw().toBuffer({ resolveWithObject: true })
    const raw = () => sharp(data, { raw: { width: info.width, height: info.height, channels: 3 } })
    const avif = await within(avifLimit, [54, 48, 42, 36, 30, 25, 20], (quality) =>
      raw().avif({ quality, effort: 3, chromaSubsampling: '4:2:0' }).toBuffer(),
    )
    const webp = await within(webpLimit, [68, 60, 52, 44, 36, 28, 20], (quality) =>
      raw().webp({ quality, effort: 4, smartSubsample: true }).toBuffer(),
    )
    await writeFile(fileOf(recipe, portrait, width, 'avif'), avif)
    await writeFile(fileOf(recipe, portrait, width, 'webp'), webp)
    bytes += avif.length + webp.length
  }
  return bytes
}

/** The best quality that keeps a file within its limit (kB). */
async function within(limit, qualities, encode) {
  let best
  for (let i = 0; i < qualities.length; i++) {
    best = await encode(qualities[i])
    if (best.length <= limit * 1000) return best
    // Far above the limit the next quality will not do either.
    if (best.length > limit * 1350 && i < qualities.length - 2) i += 1
  }
  return best
}

/** A blurred miniature as a data URI, short enough to stand in the page. */
async function tinyCopy(pixels) {
  for (const [width, quality] of [
    [16, 30],
    [16, 15],
    [12, 15],
    [10, 10],
    [8, 5],
  ]) {
    const tiny = await image(pixels)
      .resize({ width })
      .blur(0.6)
      .webp({ quality, effort: 6 })
      .toBuffer()
    const uri = `data:image/webp;base64,${tiny.toString('base64')}`
    if (uri.length <= 220) return uri
  }
  throw new Error('The miniature does not fit')
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
