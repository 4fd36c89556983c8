import { useQuery } from '@tanstack/react-query'
import { formatMoment } from '../../../domain/dates.ts'
import { elidedDays } from '../../../domain/typography.ts'
import { type Answers, admin } from '../api.ts'

export type Outlook = Answers['figures']['outlook']

/** The claims allowed about prices in a campaign that starts at `at`; without it, now. */
export function useOutlook(at?: string): Outlook | undefined {
  return useQuery(admin.figures.outlook.queryOptions({ input: at ? { at } : {} })).data
}

/** Which thirty days count for the lowest earlier price, in words. */
export function daysText({ campaign }: Outlook): string {
  return campaign.state === 'running'
    ? 'dei 30 giorni prima della campagna'
    : 'degli ultimi 30 giorni'
}

/** What visitors see of the campaign now, or why they see nothing. */
export function campaignText({ campaign: { state, name, startsAt, endsAt }, isReal }: Outlook) {
  const until = endsAt ? elidedDays(` fino al ${formatMoment(endsAt)}`) : ''
  switch (state) {
    case 'off':
      return 'Spenta: sul sito nessuna campagna.'
    case 'over':
      return elidedDays(
        `Finita${endsAt ? ` il ${formatMoment(endsAt)}` : ''}: sul sito non si vede più.`,
      )
    case 'waiting':
      return startsAt
        ? elidedDays(`Comincia il ${formatMoment(startsAt)}${until}.`)
        : 'Accesa, ma non ancora cominciata.'
    case 'out-of-season':
      return isReal
        ? `«${name}» è di un'altra stagione: i visitatori non la vedono. Cambia il titolo in Redazione.`
        : `«${name}» è di un'altra stagione: con «Dati reali» i visitatori non la vedrebbero.`
    case 'running':
      return elidedDays(`In corso${startsAt ? ` dal ${formatMoment(startsAt)}` : ''}${until}.`)
  }
}
