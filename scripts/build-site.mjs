import { buildSite, ensureInstalled, fail } from './prepare.mjs'

/** `npm run build`: the whole site anew, whether it is up to date or not. */
try {
  await ensureInstalled()
  await buildSite()
} catch (error) {
  fail(error)
}
