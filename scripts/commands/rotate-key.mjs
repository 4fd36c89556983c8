import { jsonOption, onDatabase, withProgress } from '../command.mjs'

export default {
  summary: 'seals documents and passport numbers with a new key',
  usage: 'npm run rotate-key [-- --json]',
  about: `Seals documents, what is sealed of travellers and private links with a new key. Stop the site first. Whatever
interrupts it, running it again goes on where it stopped; the old key is dropped only when nothing needs it.`,
  options: jsonOption,
  examples: ['npm run rotate-key'],
  work: rotate,
}

async function rotate({ values: { json }, say }) {
  const { rotateKey } = await import('../../src/server/office/rotate-key.ts')
  const rotated = await withProgress('Sealing anew', () =>
    onDatabase(({ env, db }) => rotateKey(env, db)),
  )
  if (json) say(JSON.stringify(rotated, null, 2))
  else tell(rotated, say)
}

function tell({ documents, bookings, links, hint }, say) {
  say(
    `Sealed anew: ${documents} photographs, the travellers of ${bookings} bookings, ${links} links.`,
  )
  if (hint) say(hint)
}
