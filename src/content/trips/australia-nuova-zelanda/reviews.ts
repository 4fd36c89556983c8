import type { Review } from '../../../domain/catalogue/shapes.ts'

export const reviews = [
  {
    id: 'australia-nuova-zelanda-1',
    authorName: 'Beatrice O.',
    authorImage: 'f10',
    location: 'Modena',
    rating: 5,
    text: "A Milford diluviava e la guida rideva: aveva ragione, c'erano cascate ovunque, anche sopra la barca. Due giorni prima nuotavo fra le tridacne al largo di Cairns, con venti gradi in più.",
    date: 'Febbraio 2026',
  },
  {
    id: 'australia-nuova-zelanda-2',
    authorName: 'Claudio M.',
    authorImage: 'm20',
    location: 'Pesaro',
    rating: 5,
    text: "Per i miei sessant'anni volevo gli antipodi fatti bene, e Sydney vista dal traghetto di Manly è valsa le ventidue ore. La sera maori di Rotorua non è uno spettacolo per turisti: ci hanno chiesto di cantare qualcosa e abbiamo cantato Azzurro.",
    date: 'Aprile 2026',
  },
  {
    id: 'australia-nuova-zelanda-3',
    authorName: 'Sofia T.',
    authorImage: 'f19',
    location: 'Palermo',
    rating: 4,
    text: "Sotto le larve di Waitomo ho trattenuto il fiato per tutta la traversata. Il giorno di voli fra Cairns e Queenstown è faticoso, ma l'atterraggio in mezzo ai Remarkables ti sveglia.",
    date: 'Novembre 2025',
  },
  {
    id: 'australia-nuova-zelanda-4',
    authorName: 'Emanuele B.',
    authorImage: 'm19',
    location: 'Vicenza',
    rating: 5,
    text: 'Ho saltato dal ponte di Kawarau da quarantatré metri, con tutto il gruppo a contare alla rovescia in italiano. Poi birra al Drago Verde, vapori di Wai-O-Tapu e la giusta dose di silenzio: il ritmo delle due settimane è studiato.',
    date: 'Marzo 2026',
  },
] satisfies Review[]
