import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { fileURLToPath, pathToFileURL } from 'node:url'

/** Raise it when a change in core, nature, things or moods must repaint everything. */
export const KIT_VERSION = 1

const at = (path) => fileURLToPath(new URL(path, import.meta.url))
export const PATHS = {
  recipes: at('./recipes'),
  scenes: at('./scenes'),
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

/** @typedef {{ id: string, alt: string, paint: (w: number, h: number) => object, sizes?: object, portrait?: boolean }} Recipe */

/**
 * The recipes of one destination, each with its full id, sizes and hash.
 * @param {string} tripId
 */
export async function loadRecipes(tripId) {
  const file = `${PATHS.recipes}/${tripId}.js`
  const text = await readFile(file, 'utf8')
  const { recipes } = await import(pathToFileURL(file).href)
  if (!Array.isArray(recipes)) throw new Error(`${file} must export an array called recipes`)
  // Helpers above the array are shared by its recipes; a change there repaints them all.
  const helpers = text.split('export const recipes')[0] + (await sharedScenes(text))
  return recipes.map((recipe) => {
    const portrait = recipe.portrait ?? (recipe.id === 'main' || Boolean(recipe.sizes?.portrait))
    const base = recipe.sizes ?? TRIP_SIZES
    const sizes = { ...base, portrait: portrait ? base.portrait : undefined }
    const hash = sha(
      [KIT_VERSION, helpers, recipe.paint.toString(), JSON.stringify(sizes)].join('\n'),
    )
    return { ...recipe, tripId, key: `${tripId}/${recipe.id}`, sizes, hash: hash.slice(0, 16) }
  })
}

/** The text of the scenes/ files a recipe file imports. */
async function sharedScenes(text) {
  const names = [...text.matchAll(/from '\.\.\/scenes\/([\w-]+\.js)'/g)].map(([, name]) => name)
  const texts = await Promise.all(names.map((name) => readFile(`${PATHS.scenes}/${name}`, 'utf8')))
  return texts.join('\n')
}

export async function allTripIds() {
  const files = await readdir(PATHS.recipes)
  return files
    .filter((f) => f.endsWith('.js'))
    .map((f) => f.slice(0, -3))
    .sort()
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
