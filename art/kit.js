import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { startPicture } from './core/random.js'

/** Raise it when a change in core, nature or moods must repaint everything. */
export const KIT_VERSION = 2

const at = (path) => fileURLToPath(new URL(path, import.meta.url))
export const PATHS = {
  recipes: at('./recipes'),
  cache: at('./cache'),
  pictures: at('../public/pictures'),
  manifest: at('../src/content/pictures'),
  root: at('..'),
}

/** Sizes and byte budgets. A recipe may bring its own `sizes`. */
export const TRIP_SIZES = {
  landscape: { width: 1600, height: 900, widths: [480, 960, 1600] },
  portrait: { width: 960, height: 1200, widths: [480, 960] },
  budgets: {
    landscape: { 480: [19, 17], 960: [36, 34], 1600: [76, 62] },
    portrait: { 480: [19, 18], 960: [38, 38] },
  },
}

export const SITE_ID = 'site'

const sha = (text) => createHash('sha256').update(text).digest('hex')

/** @typedef {{ alt: string, paint: (w: number, h: number) => object, sizes?: object, portrait?: boolean }} Recipe */

/** What the pictures of a destination share stands beside them under this name. */
const SHARED = 'kit.js'

/**
 * The recipes of one destination, each with its id, sizes and hash.
 * @param {string} tripId
 */
export async function loadRecipes(tripId) {
  const files = (await readdir(`${PATHS.recipes}/${tripId}`)).sort()
  return Promise.all(
    files.filter((file) => file !== SHARED).map((file) => loadRecipe(tripId, file)),
  )
}

async function loadRecipe(tripId, file) {
  const id = file.replace(/\.js$/, '')
  const path = `${PATHS.recipes}/${tripId}/${file}`
  /** @type {{ default: Recipe }} */
  const { default: recipe } = await import(pathToFileURL(path).href)
  if (!recipe?.paint) throw new Error(`${path} must export a recipe as its default`)
  const portrait = recipe.portrait ?? (id === 'main' || Boolean(recipe.sizes?.portrait))
  const base = recipe.sizes ?? TRIP_SIZES
  const sizes = { ...base, portrait: portrait ? base.portrait : undefined }
  const helpers = await helpersOf(path)
  const hash = sha(
    [KIT_VERSION, helpers, recipe.paint.toString(), JSON.stringify(sizes)].join('\n'),
  )
  const key = `${tripId}/${id}`
  const paint = (w, h) => {
    startPicture(key)
    return recipe.paint(w, h)
  }
  return { ...recipe, paint, id, tripId, key, sizes, hash: hash.slice(0, 16) }
}

/** What a recipe paints with besides `paint`; its `alt` is left out, new words repaint nothing. */
async function helpersOf(path) {
  const text = await readFile(path, 'utf8')
  return text.split('export default')[0] + (await sharedText(path, text))
}

/** Of the kit itself nothing counts: a change there concerns every picture, and KIT_VERSION says so. */
const ofPictures = ['recipes', 'scenes', 'things'].map((folder) => at(`./${folder}/`))

/** The texts of the destination's kit.js and of the scenes/ and things/ files a recipe imports, directly or not. */
async function sharedText(path, text, known = new Set()) {
  const texts = []
  for (const [, source] of text.matchAll(/from '(\.[^']+)'/g)) {
    const file = fileURLToPath(new URL(source, pathToFileURL(path)))
    if (known.has(file) || !ofPictures.some((folder) => file.startsWith(folder))) continue
    known.add(file)
    const shared = await readFile(file, 'utf8')
    texts.push(shared, await sharedText(file, shared, known))
  }
  return texts.join('\n')
}

export async function allTripIds() {
  return (await readdir(PATHS.recipes)).sort()
}

/** What the last paint of a destination left: hash, version, placeholder by picture id. */
export async function readCache(tripId) {
  try {
    return JSON.parse(await readFile(`${PATHS.cache}/${tripId}.json`, 'utf8'))
  } catch (error) {
    if (error.code === 'ENOENT') return {}
    throw error
  }
}

/** The pictures asked for on the command line: none means all, a trip id, or trip/picture. */
export async function selectRecipes(wanted) {
  const trips = await allTripIds()
  const names = wanted.length ? wanted : trips
  const chosen = []
  for (const name of names) {
    const [tripId, id] = name.split('/')
    if (!trips.includes(tripId))
      throw new Error(`No recipes for "${tripId}". There are: ${trips.join(', ')}`)
    const recipes = await loadRecipes(tripId)
    const found = id ? recipes.filter((r) => r.id === id) : recipes
    if (!found.length) throw new Error(`No picture "${id}" in ${tripId}`)
    chosen.push(...found)
  }
  return chosen
}
