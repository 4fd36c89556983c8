import type { ItineraryDay } from '../../../domain/catalogue/shapes.ts'

export const itinerary = [
  {
    day: 1,
    title: "Dall'Italia verso il Sol Levante",
    description:
      'Ci troviamo in aeroporto a Milano o a Roma e i due gruppi si riuniscono allo scalo di Monaco. Da lì il volo per Tokyo dura circa dodici ore e mezza: cena a bordo, luci spente e orologio già avanti.',
    activities: [
      {
        time: '09:15',
        title: 'Ritrovo ai banchi e consegna dei documenti di viaggio',
        type: 'transfer',
        location: 'Milano Malpensa o Roma Fiumicino',
      },
      { time: '11:50', title: 'Volo breve per Monaco di Baviera', type: 'flight' },
      {
        time: '13:20',
        title: 'Incontro tra i due gruppi e pranzo libero allo scalo',
        type: 'free',
        location: 'Aeroporto di Monaco, terminal 2',
      },
      { time: '15:30', title: 'Decollo per Tokyo Haneda', type: 'flight' },
    ],
  },
  {
    day: 2,
    title: 'Tokyo: la prima sera ad Asakusa',
    description:
      'Si atterra in tarda mattinata, si superano i controlli e in quaranta minuti di treno si è nella città vecchia. Dopo la doccia si va al Sensō-ji, che al tramonto si svuota e accende le lanterne.',
    activities: [
      {
        time: '12:00',
        title: 'Arrivo a Haneda, dogana e ritiro bagagli',
        type: 'flight',
        location: 'Tokyo Haneda',
      },
      {
        time: '13:30',
        title: 'Treno Keikyū fino ad Asakusa con il coordinatore',
        type: 'transfer',
      },
      {
        time: '15:00',
        title: "Consegna delle camere e un paio d'ore per riposare",
        type: 'hotel',
        location: 'Hotel Kaminari Asakusa',
      },
      {
        time: 'Tramonto',
        title: 'Passeggiata dalla porta Kaminarimon al Sensō-ji',
        type: 'tour',
        location: 'Asakusa',
      },
      {
        time: '19:30',
        title: 'Cena di benvenuto con monjayaki alla piastra',
        type: 'food',
        location: 'Hoppy-dōri',
      },
    ],
  },
  {
    day: 3,
    title: "Dal bosco di Meiji all'incrocio di Shibuya",
    description:
      "Al mattino la Tokyo raccolta dei centomila alberi piantati attorno al santuario Meiji, poi i colori di Harajuku e i negozi di Omotesandō. Si chiude in alto, quando l'incrocio più attraversato del mondo si illumina sotto di noi.",
    highlight: true,
    activities: [
      {
        time: '09:00',
        title: 'Santuario Meiji e viale dei barili di sakè',
        type: 'tour',
        location: 'Yoyogi',
      },
      {
        time: '11:00',
        title: 'Takeshita-dōri e le vie interne di Harajuku',
        type: 'activity',
        location: 'Harajuku',
      },
      {
        time: '13:00',
        title: 'Pranzo con ramen tonkotsu al bancone',
        type: 'food',
        location: 'Omotesandō',
      },
      {
        time: '15:00',
        title: "Statua di Hachikō e traversata dell'incrocio",
        type: 'tour',
        location: 'Shibuya',
      },
      {
        time: 'Tramonto',
        title: 'Salita alla terrazza panoramica Shibuya Sky',
        type: 'activity',
        location: 'Shibuya Scramble Square',
      },
      {
        time: '20:00',
        title: 'Spiedini nei vicoli di Omoide Yokochō',
        type: 'food',
        location: 'Shinjuku',
      },
    ],
  },
  {
    day: 4,
    title: 'Mercati, giardini e arte digitale',
    description:
      'Colazione salata fra i banchi di Tsukiji, poi il verde di Hama-rikyū, dove il tè si beve davanti a uno stagno di acqua di mare. Il mercato chiude la domenica e alcuni mercoledì: se capita, questa giornata si scambia con la precedente.',
    activities: [
      {
        time: '08:30',
        title: 'Assaggi guidati al mercato esterno',
        type: 'food',
        location: 'Tsukiji',
      },
      {
        time: '11:00',
        title: 'Giardini di Hama-rikyū e casa da tè sullo stagno',
        type: 'tour',
        location: 'Shiodome',
      },
      {
        time: '13:30',
        title: "Opere immersive a piedi nudi nell'acqua: teamLab Planets",
        type: 'activity',
        location: 'Toyosu',
      },
      {
        time: '16:30',
        title: 'Librerie di Jinbōchō o elettronica di Akihabara, a scelta',
        type: 'free',
      },
      {
        time: '20:00',
        title: 'Preparazione dello zaino e spedizione della valigia a Kyoto',
        type: 'hotel',
        location: 'Reception di Asakusa',
      },
    ],
  },
  {
    day: 5,
    title: 'Hakone: vapori, lago e ryokan',
    description:
      'Il Romancecar lascia Shinjuku e in 85 minuti raggiunge le montagne. Giro ad anello con trenino, funivia sopra le fumarole di Ōwakudani e battello sul lago Ashi, da cui con il cielo pulito si vede il Fuji. La sera si cena in yukata.',
    highlight: true,
    activities: [
      {
        time: '09:00',
        title: 'Treno panoramico Romancecar per Hakone-Yumoto',
        type: 'transfer',
        location: 'Stazione di Shinjuku',
      },
      {
        time: '11:15',
        title: "Museo all'aperto fra Henry Moore e il padiglione Picasso",
        type: 'tour',
        location: 'Chōkoku-no-Mori',
      },
      {
        time: '13:30',
        title: 'Funivia di Ōwakudani e uova nere cotte nello zolfo',
        type: 'activity',
        location: 'Ōwakudani',
      },
      {
        time: '15:00',
        title: 'Navigazione sul lago fino al torii rosso di Moto-Hakone',
        type: 'ship',
        location: 'Lago Ashi',
      },
      {
        time: '17:30',
        title: 'Bagno termale e vestizione dello yukata',
        type: 'hotel',
        location: 'Ryokan Sugi no Yu, Gōra',
      },
      { time: '19:00', title: 'Cena kaiseki di nove portate', type: 'food' },
    ],
  },
  {
    day: 6,
    title: 'In treno veloce verso Kyoto',
    description:
      "Ultimo tuffo nell'onsen, poi si scende a Odawara e si sale sullo Shinkansen: due ore per circa 430 chilometri, con il Fuji a destra dopo Mishima. Nel pomeriggio Gion si gira piano, tra case da tè e lanterne di carta.",
    activities: [
      { time: '07:30', title: 'Colazione giapponese con pesce alla brace e miso', type: 'food' },
      {
        time: '11:08',
        title: 'Shinkansen Hikari con bentō della stazione',
        type: 'transfer',
        location: 'Odawara',
      },
      {
        time: '13:15',
        title: 'Arrivo alla stazione di Kyoto e deposito bagagli in albergo',
        type: 'hotel',
        location: 'Hotel Shirakawa Gion',
      },
      {
        time: '15:30',
        title: 'Kennin-ji, il drago dipinto e le vie di Hanamikōji',
        type: 'tour',
        location: 'Gion',
      },
      {
        time: '19:00',
        title: 'Cena a base di tōfu e yuba affacciati sul fiume Kamo',
        type: 'food',
        location: 'Pontochō',
      },
    ],
  },
  {
    day: 7,
    title: 'Diecimila torii e una tazza di matcha',
    description:
      "Sveglia presto: alle 6:30 Fushimi Inari appartiene ai gatti e a chi corre. Dopo colazione si sale al Kiyomizu-dera e si scende per Sannenzaka fino alla casa della maestra del tè. Nel pomeriggio il Padiglione d'Oro si specchia nel suo stagno.",
    highlight: true,
    activities: [
      {
        time: 'Alba',
        title: 'Salita fra i torii fino al belvedere di Yotsutsuji',
        type: 'activity',
        location: 'Fushimi Inari Taisha',
      },
      {
        time: '10:00',
        title: 'La terrazza di legno del Kiyomizu-dera',
        type: 'tour',
        location: 'Higashiyama',
      },
      {
        time: '12:00',
        title: 'Cerimonia del tè e dolci wagashi di stagione',
        type: 'activity',
        location: 'Sannenzaka',
      },
      { time: '15:00', title: "Kinkaku-ji, il Padiglione d'Oro", type: 'tour', location: 'Kita' },
      { time: 'Sera', title: 'Serata libera tra i locali di Kiyamachi', type: 'free' },
    ],
  },
  {
    day: 8,
    title: 'Il bambù di Arashiyama e la cucina di Kyoto',
    description:
      "Le colline occidentali sono a un quarto d'ora di treno: lì il vento fa scricchiolare canne alte venti metri. Al ritorno c'è il mercato di Nishiki, cinque isolati coperti di sottaceti, spiedini e coltelli; nel pomeriggio la tintura all'indaco o, con il treno veloce, il castello bianco di Himeji.",
    activities: [
      {
        time: '08:00',
        title: 'Bosco di bambù e ponte Togetsukyō',
        type: 'tour',
        location: 'Arashiyama',
      },
      { time: '09:15', title: 'Giardino zen di Tenryū-ji', type: 'tour', location: 'Arashiyama' },
      {
        time: '12:30',
        title: 'Pranzo itinerante al mercato di Nishiki',
        type: 'food',
        location: 'Nakagyō',
      },
      {
        time: '14:30',
        title:
          "Tintura all'indaco con un artigiano, o il castello di Himeji (facoltativo, 45 minuti di Shinkansen)",
        type: 'activity',
        location: 'Nishijin oppure Himeji',
      },
      {
        time: 'Pomeriggio',
        title: 'Tempo per bici, botteghe di carta washi o bagno pubblico',
        type: 'free',
      },
    ],
  },
  {
    day: 9,
    title: 'I cervi di Nara e le insegne di Osaka',
    description:
      'Nara è a 45 minuti di treno: il Buddha di bronzo del Tōdai-ji è alto quindici metri e i cervi si inchinano per un biscotto. In serata si arriva a Osaka, che saluta il gruppo con polpette di polpo e neon riflessi nel canale.',
    activities: [
      {
        time: '09:00',
        title: 'Treno per Nara, con i bagagli che viaggiano in furgone',
        type: 'transfer',
      },
      {
        time: '10:15',
        title: 'Il Grande Buddha del Tōdai-ji',
        type: 'tour',
        location: 'Parco di Nara',
      },
      {
        time: '12:00',
        title: 'Duemila lanterne di pietra al Kasuga Taisha',
        type: 'tour',
        location: 'Nara',
      },
      {
        time: '15:30',
        title: 'Linea Kintetsu per Osaka e sistemazione in albergo',
        type: 'hotel',
        location: 'Hotel Naniwa Namba',
      },
      {
        time: '18:30',
        title: 'Takoyaki, okonomiyaki e brindisi finale',
        type: 'food',
        location: 'Dōtonbori',
      },
    ],
  },
  {
    day: 10,
    title: 'Da Osaka a casa, nella stessa giornata',
    description:
      "L'espresso della Nankai porta all'isola artificiale del Kansai in 38 minuti. Volando verso ovest si guadagnano ore: si parte al mattino e si rientra in Italia in serata.",
    activities: [
      {
        time: '06:45',
        title: "Espresso Nankai da Namba all'aeroporto",
        type: 'transfer',
        location: 'Osaka Kansai',
      },
      { time: '10:20', title: 'Decollo per Monaco, circa 14 ore', type: 'flight' },
      {
        time: '16:45',
        title: 'Scalo in Baviera e saluti tra i due gruppi',
        type: 'transfer',
        location: 'Monaco di Baviera',
      },
      {
        time: '20:30',
        title: 'Arrivo a Milano Malpensa e Roma Fiumicino dal Giappone',
        type: 'flight',
      },
    ],
  },
] satisfies ItineraryDay[]
