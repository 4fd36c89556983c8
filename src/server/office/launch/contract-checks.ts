import type { LaunchItem } from '../../../contract/admin/office/launch.ts'
import type { Catalogue } from '../../../domain/catalogue/catalogue.ts'

type Sources = Pick<Catalogue, 'organiser' | 'legal'>
type Check = LaunchItem & { isLeft: (sources: Sources) => boolean }

/** Numbers of zeros only, addresses under `.example` and texts that are called an example. */
const isPlaceholder = (text: string) =>
  /esempio|modello|\.example\b/i.test(text) ||
  /^\D*0{4,}\D*$/.test(text) ||
  /^\+?39\s*000/.test(text)

const where = 'in Redazione, alla voce «Organizzatore e garanzie»'

/** What the law requires in a contract for package travel, checked in the texts that travellers get. */
const checks: readonly Check[] = [
  {
    id: 'organiser-registration',
    area: 'brand',
    place: 'organiser',
    field: 'registration',
    title: 'SCIA o autorizzazione da indicare',
    hint: `Scrivi numero, data e Comune della SCIA ${where}.`,
    isLeft: ({ organiser }) => isPlaceholder(organiser.registration),
  },
  {
    id: 'organiser-emergency-phone',
    area: 'brand',
    place: 'organiser',
    field: 'emergencyPhone',
    title: 'Numero per le emergenze in viaggio segnaposto',
    hint: `Chi è in viaggio deve poter chiamare: scrivi il numero vero ${where}.`,
    isLeft: ({ organiser }) => isPlaceholder(organiser.emergencyPhone),
  },
  {
    id: 'organiser-liability',
    area: 'brand',
    place: 'organiser',
    field: 'liabilityInsurance.company',
    title: 'Polizza di responsabilità civile da indicare',
    hint: `Scrivi compagnia e numero di polizza ${where}.`,
    isLeft: ({ organiser: { liabilityInsurance } }) =>
      Object.values(liabilityInsurance).some(isPlaceholder),
  },
  {
    id: 'organiser-insolvency',
    area: 'brand',
    place: 'organiser',
    field: 'insolvencyCover.name',
    title: "Protezione contro l'insolvenza da indicare",
    hint: `Scrivi garante, certificato e recapiti ${where}: il modulo informativo li deve riportare.`,
    isLeft: ({ organiser: { insolvencyCover } }) =>
      Object.values(insolvencyCover).some(isPlaceholder),
  },
  {
    id: 'organiser-disputes',
    area: 'brand',
    place: 'organiser',
    field: 'disputeBody.name',
    title: 'Organismo di conciliazione (ADR) da indicare',
    hint: `Scrivi nome e sito dell'organismo a cui aderite ${where}.`,
    isLeft: ({ organiser: { disputeBody } }) => Object.values(disputeBody).some(isPlaceholder),
  },
  {
    id: 'legal-texts',
    area: 'brand',
    place: 'legal',
    title: 'Testi legali da far verificare',
    hint: 'Fai leggere modulo informativo, condizioni, privacy, cookie e accessibilità al vostro legale; poi, in Redazione, togli la nota di lavoro e aggiorna versione e data.',
    isLeft: ({ legal }) => Object.values(legal).some(({ draftNote }) => draftNote !== undefined),
  },
]

export function contractItems(sources: Sources): LaunchItem[] {
  return checks
    .filter((check) => check.isLeft(sources))
    .map(({ isLeft: _, ...item }) => (item.id === 'legal-texts' ? withNote(item, sources) : item))
}

/** Links to the first text that still has a draft note. */
function withNote(item: LaunchItem, { legal }: Sources): LaunchItem {
  const noted = Object.entries(legal).find(([, { draftNote }]) => draftNote !== undefined)
  if (!noted) return item
  const id = noted[0] === 'informationForm' ? 'information-form' : noted[0]
  return { ...item, document: `legal/${id}`, field: 'draftNote' }
}
