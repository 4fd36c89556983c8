import type { Review } from '../../../domain/catalogue/shapes.ts'

export const reviews = [
  {
    id: 'tanzania-zanzibar-1',
    authorName: 'Chiara M.',
    authorImage: 'f01',
    location: 'Bologna',
    rating: 5,
    text: "Siamo arrivati sul bordo di Ngorongoro con la nebbia e mezz'ora dopo avevamo un rinoceronte a duecento metri. L'autista Emmanuel riconosceva gli uccelli dal verso e ci ha insegnato a stare zitti al momento giusto. Zanzibar dopo la polvere è stata una benedizione.",
    date: 'Agosto 2026',
  },
  {
    id: 'tanzania-zanzibar-2',
    authorName: 'Davide P.',
    authorImage: 'm01',
    location: 'Padova',
    rating: 5,
    text: "Al Tarangire abbiamo aspettato venti minuti a motore spento che una famiglia di elefanti attraversasse la pista: è il ricordo che mi porto a casa. Ottima l'idea di dormire due notti a Karatu invece di cambiare letto ogni sera.",
    date: 'Settembre 2026',
  },
  {
    id: 'tanzania-zanzibar-3',
    authorName: 'Federica T.',
    authorImage: 'f16',
    location: 'Ancona',
    rating: 4,
    text: 'La borsa morbida da 15 kg per il volo Arusha–Zanzibar mette alla prova, ma avevano avvisato per tempo. A Stone Town la guida ci ha raccontato il mercato degli schiavi senza retorica, e la cena a Forodhani è costata pochi scellini. Avrei voluto un giorno in più a Nungwi.',
    date: 'Febbraio 2026',
  },
  {
    id: 'tanzania-zanzibar-4',
    authorName: 'Stefano L.',
    authorImage: 'm12',
    location: 'Torino',
    rating: 5,
    text: 'Partito da solo a quarantasei anni, tornato con nove amici. A Mnemba i delfini hanno seguito la barca per un bel tratto, e la guida ci ha fatto entrare in acqua a distanza, senza inseguirli. Il caffè tostato a Tengeru lo sto ancora bevendo.',
    date: 'Ottobre 2025',
  },
] satisfies Review[]
