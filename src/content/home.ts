import { brand } from './brand.ts'

/** The longer texts of the home page and of the trip list. Part of the first load: keep it short. */
export const home = {
  metaDescription: `Piccoli gruppi di massimo 10 persone, due coordinatori italiani e sconti fino al ${brand.discountPercentage}%: scegli tra Maldive, Giappone, Islanda, Tanzania e altre quindici mete.`,
  /** While no campaign runs. */
  headline: { lead: 'Piccoli gruppi,', emphasis: 'grandi viaggi' },
  heroLead:
    'Viaggi di gruppo esclusivi, massimo 10 persone, con due coordinatori italiani e tutto già organizzato.',
  countdownLabel: "L'offerta scade tra",
  introVideo: {
    label: 'Guarda il video',
    description:
      'Dodici secondi di viaggio: la savana al tramonto, il monte Fuji tra i ciliegi, una laguna delle Maldive e una notte di aurora.',
  },
  destinationsLead: "Piccoli gruppi di massimo 10 persone, con partenze tutto l'anno.",
  testimonialsLead: 'Tre voci da tre viaggi, raccontate da chi è appena tornato.',
  reviewsLead: 'Le parole di chi ha viaggiato con noi tra Tokyo e Kyoto.',
} as const

export const travels = {
  metaTitle: 'Viaggi e Pacchetti',
  metaDescription:
    'Tutti i viaggi di gruppo e i cinque pacchetti: isole, avventura, mete esotiche, grandi città e destinazioni emergenti, con prezzi e durate.',
  lead: 'Diciannove itinerari già scritti giorno per giorno e cinque modi di sceglierli. I voli, gli hotel e i coordinatori sono sempre compresi.',
  packagesTitle: 'Cinque idee di viaggio',
  packagesLead: 'Se non hai ancora una meta, parti da quello che ti va di fare.',
} as const
