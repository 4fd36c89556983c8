import type { Organiser } from '../domain/catalogue/shapes.ts'

/**
 * What the law wants an organiser of package travel to name. Fictitious and meant to look it, like the
 * rest of the brand: the launch check asks for the true ones.
 */
export const organiser = {
  registration: 'SCIA di esempio n. 000000, Comune di Ancona',
  emergencyPhone: '+39 000 000 0009',
  liabilityInsurance: {
    company: "Assicurazioni d'Esempio S.p.A.",
    policy: 'n. 000000000',
  },
  insolvencyCover: {
    name: 'Fondo di Garanzia di Esempio',
    policy: 'certificato n. 000000',
    address: 'Via del Modello 5, 00100 Roma',
    email: 'garanzia@fondo.example',
    phone: '+39 000 000 0005',
  },
  disputeBody: {
    name: 'Organismo di Conciliazione di Esempio',
    site: 'https://conciliazione.example',
  },
} as const satisfies Organiser
