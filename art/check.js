// npm run check -- [trip ids or trip/picture]: paints pictures anew and compares them byte for byte
// with the files of the site. Nothing is written.
import { readFile } from 'node:fs/promises'
import { encodeSet, paintPixels } from './encode.js'
import { readCache, selectRecipes } from './kit.js'

const started = Date.now()
const recipes = await selectRecipes(process.argv.slice(2))
const waiting = []
const different = []
let same = 0

for (const recipe of recipes) {
  const entry = (await readCache(recipe.tripId))[recipe.id]
  if (entry?.hash !== recipe.hash) {
    waiting.push(recipe.key)
    continue
  }
  const files = await encodeSet(recipe, paintPixels(recipe, recipe.sizes.landscape), false)
  const { portrait } = recipe.sizes
  if (portrait) files.push(...(await encodeSet(recipe, paintPixels(recipe, portrait), true)))
  const wrong = []
  for (const { path, bytes } of files) {
    const stored = await readFile(path).catch(() => null)
    if (!stored?.equals(bytes)) wrong.push(path.split('/').at(-1))
  }
  if (wrong.length) different.push(`${recipe.key}: ${wrong.join(', ')}`)
  else same += 1
}

const seconds = Math.round((Date.now() - started) / 1000)
const each = seconds / Math.max(1, same + different.length)
console.log(`${same} the same byte for byte, in ${seconds} s (${each.toFixed(1)} s each)`)
if (waiting.length)
  console.log(`${waiting.length} changed since they were painted: ${waiting.join(', ')}`)
for (const line of different) console.log(`different: ${line}`)
if (waiting.length || different.length) process.exitCode = 1
