import type { LaunchItem } from '../../../contract/admin/office/launch.ts'
import { type InventedKind, inventedKinds } from '../../../domain/catalogue/invented.ts'
import type { Unconfirmed } from '../../catalogue/confirmations/confirm-document.ts'

type Words = Pick<LaunchItem, 'place' | 'title' | 'hint' | 'field'>

const orConfirm = 'oppure, dove è vero così com’è, confermalo: resta scritto chi e quando.'

const words: Readonly<Record<InventedKind, Words>> = {
  people: {
    place: 'people',
    title: 'Persone di esempio',
    hint: `Nel sito ci sono persone inventate: scrivi chi lavora davvero con voi, ${orConfirm}`,
    field: 'name',
  },
  hotels: {
    place: 'trips',
    title: 'Alberghi di esempio',
    hint: `I viaggi nominano alberghi inventati: scrivi quelli veri, ${orConfirm}`,
    field: 'hotels.0.name',
  },
  about: {
    place: 'about',
    title: '«Chi siamo» di esempio',
    hint: `La storia dell’agenzia è inventata: scrivi la vostra, ${orConfirm}`,
  },
  groups: {
    place: 'groups',
    title: 'Viaggi di gruppo di esempio',
    hint: `I viaggi di gruppo sono inventati: scrivi i vostri, ${orConfirm}`,
    field: 'title',
  },
}

/** With real data: one line for each kind of document, with those that nobody has confirmed yet. */
export function inventedItems(left: readonly Unconfirmed[]): LaunchItem[] {
  return inventedKinds.flatMap((kind) => {
    const documents = left.filter((one) => one.kind === kind)
    const [first] = documents
    if (!first) return []
    const { title, ...rest } = words[kind]
    return [
      {
        ...rest,
        id: `invented-${kind}`,
        area: 'claims' as const,
        title: documents.length > 1 ? `${title} (${documents.length})` : title,
        document: first.key,
        toConfirm: documents.map(({ key, title: name }) => ({ key, title: name })),
      },
    ]
  })
}
