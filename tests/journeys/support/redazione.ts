import type { Office } from './office.ts'

type Stored = {
  title: string
  revision: number
  published: object | null
  first: object | null
  scheduledFor: string | null
}
type Waiting = { scheduled: { id: string; titles: string[] }[] }

function find(office: Office, key: string): Promise<Stored> {
  return office.call<Stored>('GET', `/catalogue/document?key=${encodeURIComponent(key)}`)
}

/** As it came with the site: what an earlier try of the same journey has left behind goes. */
export async function asItCame(office: Office, key: string): Promise<void> {
  const { title, scheduledFor } = await find(office, key)
  if (scheduledFor) {
    const { scheduled } = await office.call<Waiting>('GET', '/catalogue/editions')
    const own = scheduled.filter(({ titles }) => titles.includes(title))
    for (const { id } of own) await office.call('POST', `/catalogue/scheduled/${id}/cancel`, {})
  }
  const { revision, published, first } = await find(office, key)
  if (revision > 0) await office.call('POST', '/catalogue/draft/discard', { key, revision })
  if (!first || JSON.stringify(published) === JSON.stringify(first)) return
  const draft = { key, revision: 0, document: first }
  const saved = await office.call<{ revision: number }>('PUT', '/catalogue/draft', draft)
  const documents = [{ key, revision: saved.revision }]
  await office.call('POST', '/catalogue/publish', { documents, note: '', at: null })
}
