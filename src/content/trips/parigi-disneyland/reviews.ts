import type { Review } from '../../../domain/catalogue/shapes.ts'

export const reviews = [
  {
    id: 'parigi-disneyland-1',
    authorName: 'Laura F.',
    authorImage: 'f12',
    location: 'Monza',
    rating: 5,
    text: 'Con due bambine di sei e nove anni il piano del coordinatore ci ha salvato: sette giostre prima di pranzo e il posto giusto per i fuochi sul castello. La piccola parla ancora di Arendelle.',
    date: 'Aprile 2026',
  },
  {
    id: 'parigi-disneyland-2',
    authorName: 'Andrea M.',
    authorImage: 'm10',
    location: 'Ravenna',
    rating: 4,
    text: "Avrei scambiato volentieri qualche ora di parco con un pomeriggio in più al Marais, ma i ragazzi non erano d'accordo. L'hotel di République è semplice e vicino a tutto; la navetta di Serris passava puntuale.",
    date: 'Giugno 2026',
  },
  {
    id: 'parigi-disneyland-3',
    authorName: 'Simona V.',
    authorImage: 'f19',
    location: 'Caserta',
    rating: 5,
    text: "Rivedere Notre-Dame restaurata accanto a mia madre, che non usciva dall'Italia da vent'anni, è stato un regalo. Lei, settantun anni, è salita due volte sul galeone di Peter Pan.",
    date: 'Ottobre 2025',
  },
] satisfies Review[]
