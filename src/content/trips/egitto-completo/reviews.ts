import type { Review } from '../../../domain/catalogue/shapes.ts'

export const reviews = [
  {
    id: 'egitto-completo-1',
    authorName: 'Roberta S.',
    authorImage: 'f07',
    location: 'Genova',
    rating: 5,
    text: "La dottoressa Mona, l'egittologa, ha tenuto venti persone dei gruppi vicini ad ascoltarla davanti al trono di Tutankhamon. Vedere le piramidi dalla terrazza di Giza con il caffè in mano, prima che aprissero i cancelli, mi ha commossa.",
    date: 'Aprile 2026',
  },
  {
    id: 'egitto-completo-2',
    authorName: 'Giorgio V.',
    authorImage: 'm05',
    location: 'Modena',
    rating: 5,
    text: "L'ordine è quello giusto: prima si studia al Cairo, poi si riposa a Sharm. La Piramide Rossa a Dahshur l'abbiamo avuta tutta per noi. Il monte Sinai di notte è duro, ma le coperte dei beduini e quell'alba non si discutono.",
    date: 'Ottobre 2026',
  },
  {
    id: 'egitto-completo-3',
    authorName: 'Anna Maria Z.',
    authorImage: 'f20',
    location: 'Trieste',
    rating: 4,
    text: 'Ad Alessandria la giornata è lunga per via delle sei ore di strada, ma Kom el-Shoqafa e le triglie sulla Corniche mi hanno convinta. Ho saltato la salita notturna e sono rimasta al villaggio di Santa Caterina: nessuno mi ha fatto pesare la scelta.',
    date: 'Novembre 2025',
  },
  {
    id: 'egitto-completo-4',
    authorName: 'Nicola R.',
    authorImage: 'm12',
    location: 'Pescara',
    rating: 5,
    text: "Mio figlio di sedici anni ha messo via il telefono due volte: nella sala delle mummie reali e sulla jeep nel Wadi Mandar. Le mance già comprese tolgono un bel pensiero, chi conosce l'Egitto capisce.",
    date: 'Gennaio 2026',
  },
] satisfies Review[]
