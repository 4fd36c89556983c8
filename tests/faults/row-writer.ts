import { writeSync } from 'node:fs'
import { openEmbeddedDatabase } from '../../src/server/platform/db/client.ts'
import { whatsappClicks } from '../../src/server/platform/db/schema/contact.ts'

/** Writes rows endlessly and prints the name of each one once the database has acknowledged it. */
const [dataDir, cacheDir, round] = process.argv.slice(2)
if (!dataDir || !cacheDir) throw new Error('usage: row-writer.ts <data> <cache> <round>')

const { db } = await openEmbeddedDatabase(dataDir, cacheDir)
for (let row = 0; ; row++) {
  const phoneNumber = `${round}-${row}`
  await db
    .insert(whatsappClicks)
    .values({ phoneNumber, clickedAt: new Date(), userAgent: 'x'.repeat((row * 131) % 4000) })
  writeSync(1, `${phoneNumber}\n`)
}
