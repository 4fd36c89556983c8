import { path } from '../../contract/pages.ts'

export type NavigationItem = { label: string; to: string; end?: boolean }

const home: NavigationItem = { label: 'Home', to: path('home'), end: true }
const about: NavigationItem = { label: 'Chi Siamo', to: path('about') }
const team: NavigationItem = { label: 'Il Team', to: path('team') }

/** Version one: the main site. */
export const mainNavigation: readonly NavigationItem[] = [
  home,
  { label: 'Viaggi e Pacchetti', to: path('trips') },
  about,
  team,
  { label: 'Contattaci', to: path('contact') },
]

/** Version two: the pages for visitors from advertising. */
export const adsNavigation: readonly NavigationItem[] = [
  home,
  { label: 'Destinazioni', to: path('trips') },
  about,
  team,
  { label: 'Contatti', to: path('contact') },
]

export const helpLabel = 'Serve aiuto? Scrivici su WhatsApp'
export const bookLabel = 'Prenota Ora'
