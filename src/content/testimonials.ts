import type { VideoTestimonial } from '../domain/catalogue/shapes.ts'

/** The video ids are placeholders of the right length; the films themselves are still to be shot. */
export const videoTestimonials = [
  {
    youtubeId: 'ondalta0001',
    title: 'Dieci giorni in Giappone',
    text: 'Eravamo in nove e nessuno si conosceva. A Kyoto facevamo già a gara per chi sceglieva il ramen della sera.',
    date: 'Aprile 2026',
  },
  {
    youtubeId: 'ondalta0002',
    title: 'Le Maldive in gruppo',
    text: 'Pensavo fosse un posto solo per coppie. Invece ho nuotato con le mante insieme a otto nuovi amici.',
    date: 'Gennaio 2026',
  },
  {
    youtubeId: 'ondalta0003',
    title: 'Capodanno a New York',
    text: 'Il conto alla rovescia dal tetto di Brooklyn, con la neve e la cioccolata calda: lo rifarei domani mattina.',
    date: 'Dicembre 2025',
  },
] satisfies VideoTestimonial[]
