import { command, onDatabase } from './command.mjs'

/**
 * What is still placeholder or unproven before the first real customer comes, with the settings and
 * the database of this environment. Ends with an error while anything is left.
 */
await command({ script: import.meta.filename, usage: 'npm run launch-check', work: check })

async function check() {
  const { launchItems } = await import('../src/server/office/launch/checks.ts')
  return report(await onDatabase(launchItems))
}

function report(items) {
  if (items.length === 0) {
    console.log('Nothing is left: the site is ready for its first customers.')
    return 0
  }
  console.log(`${items.length} left before the first customer:\n`)
  for (const { id, area, title, hint } of items)
    console.log(`- [${area}] ${title} (${id})\n  ${hint}`)
  return 1
}
