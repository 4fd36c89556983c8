/** A catalogue as large as any agency's: copies of the trips and reviews of the first edition. */
export async function largeCatalogue({ trips, reviews }) {
  const { firstEdition } = await import('../../src/server/catalogue/editions/first-edition.ts')
  const { publicTripIds } = await import('../../src/domain/ids.ts')
  const samples = publicTripIds.map((id) => firstEdition[`trip/${id}`])
  const opinions = Object.entries(firstEdition).filter(([key]) => key.startsWith('review/'))
  const ids = Array.from({ length: trips - samples.length }, (_, at) => `prova-${at + 1}`)
  const changes = {}
  for (const [at, id] of ids.entries()) {
    const sample = samples[at % samples.length]
    changes[`trip/${id}`] = {
      ...sample,
      title: `${sample.title} ${at + 1}`.slice(0, 80),
      order: samples.length + at,
      hasCard: true,
      automaticLink: false,
      price: sample.price + (at % 40) * 1_000,
    }
  }
  for (let at = opinions.length; at < reviews; at++) {
    const [, sample] = opinions[at % opinions.length]
    changes[`review/prova-${at}`] = { ...sample, tripId: ids[at % ids.length], order: at }
  }
  return changes
}

/** Publishes straight into a data folder that no process has open. */
export async function publishInto(dataDir, cacheDir, changes) {
  const { openEmbeddedDatabase } = await import('../../src/server/platform/db/client.ts')
  const { publishEdition } = await import('../../src/server/catalogue/editions/publish-edition.ts')
  const { system } = await import('../../src/server/platform/audit/write-audit.ts')
  const database = await openEmbeddedDatabase(dataDir, cacheDir)
  try {
    await database.db.transaction((tx) =>
      publishEdition(tx, { actor: system, note: 'Catalogo di prova', changes }),
    )
  } finally {
    await database.close()
  }
}
