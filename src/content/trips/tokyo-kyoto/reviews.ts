import type { Review } from '../../../domain/catalogue/shapes.ts'

export const reviews = [
  {
    id: 'tokyo-kyoto-1',
    authorName: 'Giulia R.',
    authorImage: 'f01',
    location: 'Bologna',
    rating: 5,
    text: "La sera nel ryokan di Gora me la porto dietro ancora: la neve leggera sulla vasca all'aperto e poi quella cena infinita, seduti per terra in yukata. Sono partita da sola e dopo due giorni eravamo già un gruppo. Spedire la valigia da Tokyo a Kyoto è stata un'idea geniale.",
    date: 'Febbraio 2026',
  },
  {
    id: 'tokyo-kyoto-2',
    authorName: 'Marco T.',
    authorImage: 'm01',
    location: 'Torino',
    rating: 5,
    text: 'Quando il coordinatore ha detto sveglia alle cinque e mezza per Fushimi Inari abbiamo protestato tutti. Poi ci siamo ritrovati soli sotto i torii, con la nebbia e un gatto che ci faceva strada. Ha avuto ragione lui.',
    date: 'Aprile 2026',
  },
  {
    id: 'tokyo-kyoto-3',
    authorName: 'Elisa M.',
    authorImage: 'f08',
    location: 'Padova',
    rating: 4,
    text: "Ritmo sostenuto, soprattutto a Tokyo: il giorno di Shibuya il contapassi segnava 24.000. In cambio abbiamo visto tantissimo senza mai fare una fila inutile, e la maestra del tè di Sannenzaka ci ha dedicato un'ora e mezza piena di attenzioni.",
    date: 'Maggio 2026',
  },
  {
    id: 'tokyo-kyoto-4',
    authorName: 'Riccardo P.',
    authorImage: 'm11',
    location: 'Ancona',
    rating: 5,
    text: 'Mi aspettavo i grattacieli, mi sono innamorato di Nara e di un cuoco di Dotonbori che ci ha insegnato a girare i takoyaki con due stecchini. Organizzazione perfetta anche con un tifone di passaggio: la gita a Hakone è stata spostata di un giorno senza farci perdere niente.',
    date: 'Settembre 2026',
  },
] satisfies Review[]
