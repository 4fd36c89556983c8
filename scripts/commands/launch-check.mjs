import { jsonOption, onDatabase } from '../command.mjs'

export default {
  summary: 'what is still a placeholder before real customers may see the site',
  usage: 'npm run launch-check [-- --json]',
  about:
    'What is placeholder or unproven before the first real customer, with the settings and the database of this environment.',
  options: jsonOption,
  examples: ['npm run launch-check', 'npm run --silent launch-check -- --json'],
  exits: { 0: 'nothing is left', 1: 'something is left, or it failed and said why' },
  work: check,
}

async function check({ values: { json }, say }) {
  const { launchItems } = await import('../../src/server/office/launch/checks.ts')
  const items = await onDatabase(launchItems)
  if (json) say(JSON.stringify(items, null, 2))
  else tell(items, say)
  return items.length === 0 ? 0 : 1
}

function tell(items, say) {
  if (items.length === 0) {
    say('Nothing is left: the site is ready for its first customers.')
    return
  }
  say(`${items.length} left before the first customer:\n`)
  for (const { id, area, title, hint } of items) say(`- [${area}] ${title} (${id})\n  ${hint}`)
}
