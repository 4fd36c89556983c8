import type { ItineraryDay } from '../../../domain/catalogue/shapes.ts'

export const itinerary = [
  {
    day: 1,
    title: "Partenza per l'altra metà del mondo",
    description:
      'Ci si trova in aeroporto nel primo pomeriggio, con un libro grosso e i calzini da volo. Sei ore fino al Golfo, una sosta per sgranchirsi, poi la tratta lunga: quattordici ore verso sud-est.',
    activities: [
      {
        title: 'Incontro con il coordinatore e decollo pomeridiano',
        type: 'flight',
        location: 'Milano Malpensa / Roma Fiumicino',
      },
      {
        title: 'Scalo serale e passeggiata nel terminal',
        type: 'free',
        location: 'Doha',
      },
      {
        title: "Volo notturno verso l'Australia",
        type: 'flight',
      },
    ],
  },
  {
    day: 2,
    title: 'Arrivo a Sydney',
    description:
      "Un giorno intero passa tra le nuvole dell'oceano e il deserto rosso visto dal finestrino. Si atterra in serata; il traghetto illuminato di Circular Quay è la prima cosa che si vede dalla finestra.",
    activities: [
      {
        title: 'Colazione, film e il Grande Deserto Sabbioso dal finestrino',
        type: 'flight',
      },
      {
        title: 'Controlli di biosicurezza e pulmino per il centro',
        type: 'transfer',
        location: 'Sydney Kingsford Smith',
      },
      {
        title: 'Camere nel vecchio deposito di lana',
        type: 'hotel',
        location: 'Quartiere dei Rocks',
      },
    ],
  },
  {
    day: 3,
    title: 'Sydney dal mare',
    description:
      "La mattina è per i vicoli dei primi coloni e per gli interni dell'Opera House, con le sue 1.056.006 piastrelle. Nel pomeriggio si va a Manly come i pendolari, in traghetto, e si rientra quando il sole cala dietro il ponte.",
    highlight: true,
    activities: [
      {
        title: 'I vicoli delle origini con una guida del quartiere',
        type: 'tour',
        location: 'Quartiere dei Rocks',
      },
      {
        title: "Visita agli interni dell'Opera e giardini botanici",
        type: 'tour',
        location: 'Bennelong Point',
      },
      {
        title: 'Pesce fritto e patatine sul molo',
        type: 'food',
        location: 'Manly',
      },
      {
        title: 'Traghetto e sentiero costiero fino a Shelly Beach',
        type: 'ship',
        location: 'Baia di Sydney',
      },
      {
        title: 'Cena di barramundi con vista sulle vele illuminate',
        type: 'food',
        location: 'Circular Quay',
      },
    ],
  },
  {
    day: 4,
    title: 'Le Blue Mountains',
    description:
      "A ovest della città i vapori di eucalipto tingono di azzurro una valle profonda. La funicolare più ripida del mondo, 52 gradi, porta sul fondo, fra le felci arboree; al ritorno c'è il tempo di un tuffo a Bondi.",
    activities: [
      {
        title: 'Strada per Katoomba e belvedere delle Tre Sorelle',
        type: 'tour',
        location: 'Echo Point',
      },
      {
        title: 'Funicolare e passerella nella foresta di felci, 2,4 km',
        type: 'activity',
        location: 'Jamison Valley',
      },
      {
        title: 'Pasticcio di carne in una panetteria di montagna',
        type: 'food',
        location: 'Leura',
      },
      {
        title: "L'ultima ora di luce con i surfisti",
        type: 'beach',
        location: 'Bondi Beach',
      },
    ],
  },
  {
    day: 5,
    title: 'Ai tropici del Queensland',
    description:
      "Duemila chilometri di costa scorrono sotto l'ala e a Cairns l'aria è già dolce e densa. La cabinovia sorvola le chiome della foresta di Kuranda, e la sera la cena è sul lungomare, fra i pipistrelli della frutta.",
    activities: [
      {
        title: 'Volo Sydney–Cairns',
        type: 'flight',
        location: 'Sydney',
      },
      {
        title: 'Cabinovia sulla foresta pluviale e cascate Barron',
        type: 'activity',
        location: 'Kuranda',
      },
      {
        title: 'Racconti e strumenti del popolo Djabugay',
        type: 'tour',
        location: 'Kuranda',
      },
      {
        title: 'Gamberi della baia e mango al mercato notturno',
        type: 'food',
        location: 'Cairns Esplanade',
      },
    ],
  },
  {
    day: 6,
    title: 'La Grande Barriera Corallina',
    description:
      "Il catamarano impiega un'ora e mezza per raggiungere la barriera esterna, dove il blu si schiarisce di colpo. Due soste di snorkeling con la biologa di bordo, coralli a cervo e tridacne larghe un metro; chi non nuota guarda tutto dal battello con il fondo di vetro.",
    highlight: true,
    activities: [
      {
        title: 'Imbarco e lezione di biologia durante la traversata',
        type: 'ship',
        location: 'Cairns',
      },
      {
        title: 'Prima sosta di snorkeling fra pesci pagliaccio',
        type: 'beach',
        location: 'Barriera esterna',
      },
      {
        title: 'Pranzo a bordo, gamberi e insalata di papaya',
        type: 'food',
      },
      {
        title: 'Seconda sosta: tridacne giganti e tartarughe embricate',
        type: 'beach',
        location: 'Barriera esterna',
      },
      {
        title: 'Serata tranquilla in piscina',
        type: 'free',
        location: 'Cairns',
      },
    ],
  },
  {
    day: 7,
    title: 'Attraverso il mar di Tasman',
    description:
      "Giornata di passaggio, con il cambio a Brisbane e l'atterraggio fra le montagne di Queenstown, uno dei più spettacolari che si conoscano. Rispetto a Cairns ci sono una ventina di gradi in meno e due o tre ore in più sull'orologio; la sera ci aspetta un tavolo in riva al lago.",
    activities: [
      {
        title: 'Volo del mattino con scalo a Brisbane',
        type: 'flight',
        location: 'Cairns',
      },
      {
        title: 'Discesa fra le cime dei Remarkables e scarponi puliti in dogana',
        type: 'flight',
        location: 'Queenstown',
      },
      {
        title: 'Camere con finestra sul Wakatipu',
        type: 'hotel',
        location: 'Queenstown',
      },
      {
        title: 'Agnello di Otago e Pinot nero',
        type: 'food',
        location: 'Queenstown',
      },
    ],
  },
  {
    day: 8,
    title: 'Verso Milford Sound',
    description:
      'Si parte presto perché la strada, quasi 290 chilometri, è già metà della gita: i laghi a specchio, la valle di Eglinton, il tunnel Homer scavato nel granito. Poi due ore di barca fino al mare aperto; qui piove un giorno su due, e quando piove le cascate diventano centinaia.',
    highlight: true,
    activities: [
      {
        title: 'Pullman panoramico per Te Anau e i Mirror Lakes',
        type: 'transfer',
        location: 'Milford Road',
      },
      {
        title: 'Il torrente turchese di Monkey Creek e i pappagalli kea',
        type: 'tour',
        location: 'Fiordland',
      },
      {
        title: 'Crociera sotto il Mitre Peak con pranzo al sacco',
        type: 'ship',
        location: 'Milford Sound',
      },
      {
        title: 'Rientro al tramonto lungo il lago',
        type: 'transfer',
        location: 'Queenstown',
      },
    ],
  },
  {
    day: 9,
    title: 'Queenstown: oro, vigne e salti nel vuoto',
    description:
      "Ad Arrowtown restano le baracche dei cercatori d'oro e i viali di pioppi; nella gola di Gibbston si assaggia il vino più meridionale che molti abbiano bevuto. Il pomeriggio è libero: slittini in cima alla cabinovia, un giro in battello a vapore o il ponte dove nel 1988 nacque il bungee jumping.",
    activities: [
      {
        title: 'Il villaggio dei minatori e la sua via di legno',
        type: 'tour',
        location: 'Arrowtown',
      },
      {
        title: 'Pinot nero e formaggi in una cantina nella roccia',
        type: 'food',
        location: 'Gibbston Valley',
      },
      {
        title: 'Il ponte di Kawarau, per saltare o per guardare',
        type: 'activity',
        location: 'Kawarau Gorge',
      },
      {
        title: 'A scelta: cabinovia con slittini o battello a vapore del 1912',
        type: 'free',
        location: 'Queenstown',
      },
    ],
  },
  {
    day: 10,
    title: "Nell'Isola del Nord, passando per la Contea",
    description:
      "Un volo di un'ora e cinquanta fino ad Auckland e poi le colline verdi del Waikato, piene di pecore e di porte rotonde. Dopo Hobbiton mancano settanta chilometri a Rotorua, che si riconosce dall'odore di zolfo.",
    activities: [
      {
        title: 'Volo Queenstown–Auckland',
        type: 'flight',
        location: 'Queenstown',
      },
      {
        title: 'Colline e mucche del Waikato in pulmino',
        type: 'transfer',
      },
      {
        title: 'Le case degli hobbit e una birra al Drago Verde',
        type: 'tour',
        location: 'Matamata',
      },
      {
        title: 'Vasca termale prima di dormire',
        type: 'hotel',
        location: 'Rotorua',
      },
    ],
  },
  {
    day: 11,
    title: 'Terra fumante e ospitalità maori',
    description:
      'La mattina comincia dal geyser Lady Knox e prosegue fra le pozze colorate di Wai-O-Tapu, sentiero di tre chilometri. Nel pomeriggio si cammina fra le sequoie di Whakarewarewa, e la sera si è ospiti in un villaggio: saluto naso a naso, canti, haka e carne cotta con il vapore.',
    highlight: true,
    activities: [
      {
        title: 'Il geyser Lady Knox e la piscina color champagne',
        type: 'tour',
        location: 'Wai-O-Tapu',
      },
      {
        title: 'Passerelle fra le sequoie di Whakarewarewa',
        type: 'activity',
        location: 'Rotorua',
      },
      {
        title: 'Ora libera alle terme sul lago',
        type: 'free',
        location: 'Rotorua',
      },
      {
        title: 'Accoglienza maori, haka e cena hangi',
        type: 'food',
        location: 'Villaggio maori, Rotorua',
      },
    ],
  },
  {
    day: 12,
    title: 'Le grotte di Waitomo e Auckland',
    description:
      'La campagna del Waikato porta a Waitomo, dove una barca scivola al buio sotto migliaia di puntini azzurri. Altri 190 chilometri e compare Auckland, la città delle vele, in tempo per vedere il porto accendersi dal cono del monte Eden.',
    activities: [
      {
        title: 'Navigazione silenziosa sotto le larve luminose',
        type: 'tour',
        location: 'Waitomo',
      },
      {
        title: 'Pasticcio di pollo e barbabietola in una fattoria',
        type: 'food',
        location: 'Otorohanga',
      },
      {
        title: 'Il cratere erboso e i due mari dal monte Eden',
        type: 'activity',
        location: 'Auckland',
      },
      {
        title: 'Cena di fine viaggio con ostriche e cozze dal bordo verde',
        type: 'food',
        location: 'Viaduct Harbour',
      },
    ],
  },
  {
    day: 13,
    title: 'Saluto al Pacifico',
    description:
      'Resta una mattina per la passeggiata di Devonport, dodici minuti di traghetto, o per gli ultimi acquisti di lana merino. Nel primo pomeriggio si decolla: diciassette ore fino al Golfo, una delle tratte più lunghe che esistano.',
    activities: [
      {
        title: 'Traghetto per le ville di legno e il monte Victoria',
        type: 'ship',
        location: 'Devonport',
      },
      {
        title: 'Lana merino, miele di manuka e valigie da chiudere',
        type: 'free',
        location: 'Auckland',
      },
      {
        title: 'Pulmino per lo scalo',
        type: 'transfer',
        location: 'Auckland Airport',
      },
      {
        title: 'Decollo verso ovest, inseguendo il sole',
        type: 'flight',
        location: 'Auckland',
      },
    ],
  },
  {
    day: 14,
    title: "L'Italia, dall'altra parte",
    description:
      "Scalo di notte nel Golfo e ultime sei ore di volo. Si atterra in mattinata, avendo recuperato le ore perse all'andata e con un'altra idea di che cosa voglia dire lontano.",
    activities: [
      {
        title: 'Cambio di aereo a notte fonda',
        type: 'flight',
        location: 'Doha',
      },
      {
        title: "Colazione sopra l'Egeo",
        type: 'food',
      },
      {
        title: 'Arrivo in mattinata e saluti del gruppo',
        type: 'flight',
        location: 'Milano Malpensa / Roma Fiumicino',
      },
    ],
  },
] satisfies ItineraryDay[]
