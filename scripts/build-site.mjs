import { buildSite, ensureInstalled, fail } from './prepare.mjs'

/** `npm run build`: builds the whole site, even if it is up to date. */
try {
  await ensureInstalled()
  await buildSite()
} catch (error) {
  fail(error)
}
