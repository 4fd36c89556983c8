import { command, onDatabase } from './command.mjs'

/**
 * Seals documents, what is sealed of travellers and private links with a new key. Stop the site first. Whatever interrupts it,
 * running it again goes on where it stopped; the old key is dropped only when nothing needs it.
 */
await command({ script: import.meta.filename, usage: 'npm run rotate-key', work: rotate })

async function rotate() {
  const { rotateKey } = await import('../src/server/office/rotate-key.ts')
  const { documents, bookings, links, hint } = await onDatabase(({ env, db }) => rotateKey(env, db))
  console.log(
    `Sealed anew: ${documents} photographs, the travellers of ${bookings} bookings, ${links} links.`,
  )
  if (hint) console.log(hint)
}
