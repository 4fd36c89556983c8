import type { PackageCategory } from '../domain/catalogue/shapes.ts'
import { basePrice } from '../domain/catalogue/trips.ts'
import type { PublicTripId } from '../domain/ids.ts'
import { toEuros } from '../domain/money.ts'
import { tripTitle } from './trips/cards.ts'

function member(id: PublicTripId, description: string): PackageCategory['destinations'][number] {
  return { id, title: tripTitle(id), description, price: toEuros(basePrice(id)) }
}

/** The five offer groups. Every trip belongs to exactly one of them. */
export const packageCategories = [
  {
    id: 'islands',
    title: 'Isole e mare',
    image: 'category-islands',
    originalPrice: 3800,
    discountedPrice: 1900,
    minPrice: 1800,
    maxPrice: 2900,
    duration: 'Da 7 a 10 giorni',
    destinations: [
      member(
        'maldive-dubai',
        "Prima le dune al tramonto, poi un'isola di pescatori con una laguna tutta da nuotare.",
      ),
      member(
        'seychelles-dubai',
        'Graniti levigati, biciclette a La Digue e una sosta tra i grattacieli del Golfo.',
      ),
      member(
        'hawaii',
        'Due isole in una settimana: onde da surf, lava ancora tiepida, una nuotata ogni mattina.',
      ),
      member('grecia', "Traghetti, taverne e case bianche: l'Egeo con i tempi di chi ci vive."),
      member('sharm-el-sheikh', 'Maschera e pinne di giorno, deserto e cielo stellato la sera.'),
    ],
    includes: [
      'Voli di linea con bagaglio in stiva',
      'Camere vicino al mare, colazione compresa',
      'Uscite in mare o in barca con maschera e pinne',
      'Trasferimenti in motoscafo, traghetto o bus privato',
      'Due coordinatori italiani dalla partenza al rientro',
      'Assicurazione medico-bagaglio',
    ],
  },
  {
    id: 'adventure',
    title: 'Avventura e natura',
    image: 'category-adventure',
    originalPrice: 4200,
    discountedPrice: 2100,
    minPrice: 1600,
    maxPrice: 2400,
    duration: 'Da 8 a 12 giorni',
    destinations: [
      member(
        'islanda-norvegia',
        'Cascate, ghiacciai e un fiordo da risalire piano, con gli scarponi ai piedi.',
      ),
      member(
        'tanzania-zanzibar',
        "Prima i fuoristrada nella savana, poi spezie e sabbia chiara sull'isola.",
      ),
      member(
        'kenya-safari-experience',
        'Vulcani, laghi e pianure senza fine, con la sveglia puntata prima dei leoni.',
      ),
      member(
        'canada-vancouver-rockies',
        'Dal Pacifico alle Montagne Rocciose lungo la strada dei ghiacci.',
      ),
    ],
    includes: [
      'Voli intercontinentali o europei con zaino e bagaglio in stiva',
      'Mezzi adatti al terreno, con autista o guida del posto',
      'Ingressi ai parchi e ai sentieri del programma',
      'Lodge, campi tendati o piccoli hotel vicino alla natura',
      'Equipaggiamento tecnico dove il programma lo richiede',
      'Due coordinatori con formazione di primo soccorso',
    ],
  },
  {
    id: 'exotic',
    title: 'Mete esotiche',
    image: 'category-exotic',
    originalPrice: 5500,
    discountedPrice: 2500,
    minPrice: 2000,
    maxPrice: 4200,
    duration: 'Da 10 a 14 giorni',
    destinations: [
      member(
        'bali-singapore',
        'Offerte di fiori al mattino, risaie a piedi e una sera fra gli alberi luminosi di Singapore.',
      ),
      member('thailandia', 'Mercati della capitale, monasteri del nord e mare delle Andamane.'),
      member(
        'australia-nuova-zelanda',
        'Due settimane agli antipodi, dalla baia di Sydney ai fiordi del sud.',
      ),
    ],
    includes: [
      'Voli di lungo raggio e tratte interne',
      'Hotel a quattro stelle scelti quartiere per quartiere',
      'Guide del posto nelle visite principali',
      'Una cena di benvenuto con la cucina del posto',
      'Biglietti dei templi, dei giardini e delle riserve in programma',
      'Assistenza in italiano a ogni ora',
    ],
  },
  {
    id: 'city',
    title: 'Grandi città',
    image: 'category-city',
    originalPrice: 5500,
    discountedPrice: 2500,
    minPrice: 800,
    maxPrice: 2900,
    duration: 'Da 5 a 10 giorni',
    destinations: [
      member(
        'tokyo-kyoto',
        'Neon e silenzio nello stesso viaggio, collegati dal treno più puntuale che ci sia.',
      ),
      member(
        'newyork-miami',
        'Cinque quartieri da capire a piedi e una spiaggia per tirare il fiato.',
      ),
      member(
        'losAngeles-lasVegas',
        'Set cinematografici, deserti rossi e insegne accese fino al mattino.',
      ),
      member(
        'parigi-disneyland',
        'Due notti lungo la Senna e due accanto alle giostre di Marne-la-Vallée.',
      ),
      member(
        'londra-harry-potter',
        'La città del Tamigi e gli studi di Leavesden, dove la saga è stata girata.',
      ),
      member(
        'praga-budapest',
        'Due capitali sul fiume, un treno nel mezzo e le terme come arrivo.',
      ),
    ],
    includes: [
      'Volo diretto o con scalo, secondo la partenza',
      'Hotel centrali, a pochi minuti dai mezzi pubblici',
      'Mezzi pubblici o minibus per tutti gli spostamenti in programma',
      'Ingressi prenotati, senza code, ai luoghi del programma',
      'Una passeggiata serale con i coordinatori',
      'Mezza giornata libera in ogni città',
    ],
  },
  {
    id: 'emerging',
    title: 'Mete emergenti',
    image: 'category-emerging',
    originalPrice: 4200,
    discountedPrice: 2100,
    minPrice: 2000,
    maxPrice: 2600,
    duration: 'Da 8 a 11 giorni',
    destinations: [
      member(
        'peru-machuPicchu',
        'Dai mercati della costa alle terrazze andine, con due notti in valle per prendere fiato.',
      ),
      member(
        'india-triangolo-oro',
        'Tre città, tre imperi e il marmo che cambia colore con la luce.',
      ),
      member(
        'cina-pechino-xian-shanghai',
        'Una muraglia nei boschi, un esercito sepolto e un lungofiume di grattacieli.',
      ),
      member(
        'egitto-completo',
        'Le piramidi e i musei del Cairo, poi cinque notti davanti alla barriera corallina.',
      ),
    ],
    includes: [
      "Voli internazionali e assistenza per visti e regole d'ingresso",
      'Treni, voli interni e minibus già prenotati',
      'Biglietti dei siti patrimonio UNESCO',
      'Egittologi, archeologi e guide autorizzate',
      'Acqua in bottiglia durante gli spostamenti',
      'Consigli sanitari personalizzati prima della partenza',
    ],
  },
] satisfies PackageCategory[]
