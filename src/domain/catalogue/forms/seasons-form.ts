import type { FormSection } from '../form-shape.ts'
import { months, section } from './words.ts'

export const seasonsForm: readonly FormSection[] = [
  section('stagioni', 'Stagioni', {
    note: 'Ogni partenza costa il prezzo a persona del viaggio moltiplicato per il mese in cui parte: 1 lo lascia com’è, 1,2 è il 20 % in più, 0,9 il 10 % in meno. Una partenza con un prezzo proprio (in Partenze) tiene il suo. Link e prenotazioni già fatti non cambiano.',
    fields: [months('factors', 'Moltiplicatore', { unit: '×', isFactor: true })],
  }),
]
