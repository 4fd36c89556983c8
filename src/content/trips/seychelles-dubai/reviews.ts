import type { Review } from '../../../domain/catalogue/shapes.ts'

export const reviews = [
  {
    id: 'seychelles-dubai-1',
    authorName: 'Laura N.',
    authorImage: 'f07',
    location: 'Vicenza',
    rating: 5,
    text: "Anse Source d'Argent si è rivelata più bella che in fotografia, ma bisogna andarci con la marea giusta: la guida aveva controllato gli orari per noi. Ho pedalato tutto il giorno dopo vent'anni che non salivo in bici.",
    date: 'Aprile 2026',
  },
  {
    id: 'seychelles-dubai-2',
    authorName: 'Nicola D.',
    authorImage: 'm08',
    location: 'Ravenna',
    rating: 4,
    text: "Sette giorni volano e una notte in più a Praslin ci stava tutta. Le testuggini di Curieuse che ti seguono per farsi grattare il collo e il polpo al cocco di Marie-Claire sono i miei due ricordi, in quest'ordine.",
    date: 'Maggio 2026',
  },
  {
    id: 'seychelles-dubai-3',
    authorName: 'Beatrice M.',
    authorImage: 'f18',
    location: 'Como',
    rating: 5,
    text: "Nella Vallée de Mai la guida ci ha fatto stare zitti dieci minuti e il pappagallo nero è arrivato davvero. Ottima l'idea della sosta a Dubai all'andata: con la piscina al ventesimo piano il viaggio si spezza bene.",
    date: 'Ottobre 2026',
  },
] satisfies Review[]
