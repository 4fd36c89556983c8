// Written by the picture kit (art/): `npm run paint`. Do not edit.
import type { Picture } from '../../../domain/catalogue/pictures.ts'

export const extras: readonly Picture[] = [
  {
    id: 'thailandia/extra-1',
    alt: 'Il Wat Arun illuminato sulla riva del Chao Phraya dopo il tramonto, le sue torri riflesse intere nel fiume calmo; una barca a coda lunga passa piano, e dai gradini di pietra una donna affida all’acqua un fiore di loto con la candela',
    width: 1600,
    height: 900,
    widths: [480, 960, 1600],
    v: '3b615a23',
    placeholder:
      'data:image/webp;base64,UklGRkgAAABXRUJQVlA4IDwAAADQAQCdASoQAAkABABoJagCdAELVXBamAD+zgTRhl/aTk7gqkMfcRo56PJ7ppaRvkkYtcSYtd8ah4J5+AA=',
  },
  {
    id: 'thailandia/extra-2',
    alt: 'Prima mattina su un canale di Thonburi, a Bangkok: il primo sole sfiora da sinistra le case di legno sulle palafitte e accende l’immenso Buddha dorato, che si specchia nell’acqua; dal pontile una donna offre il riso a un monaco in barca',
    width: 1600,
    height: 900,
    widths: [480, 960, 1600],
    v: 'ca1ba6e9',
    placeholder:
      'data:image/webp;base64,UklGRk4AAABXRUJQVlA4IEIAAADwAQCdASoQAAkABABoJZACdAEO5H3HKwAA/mbXpq8DaB6ETT8USzXmiBSk8ROK2T8mbW62NsNVtOGSOlXbSrSWgAA=',
  },
]

export const gallery: readonly Picture[] = [
  {
    id: 'thailandia/photo-01',
    alt: 'Ad Ayutthaya il sole del mattino tocca il volto di pietra del Buddha stretto fra le radici di un grande albero; su una radice uno scoiattolo, dietro due monaci e le torri di mattoni',
    width: 1600,
    height: 900,
    widths: [480, 960, 1600],
    v: '8908e47f',
    placeholder:
      'data:image/webp;base64,UklGRkQAAABXRUJQVlA4IDgAAADwAQCdASoQAAkABABoJbACdADhihsB2RAA/sHmm6oarWD7EnVZNg/3d39wTARfkFGGV02HzMAAAA==',
  },
  {
    id: 'thailandia/photo-02',
    alt: 'Dopo la pioggia, fra le risaie di San Pa Tong: il songthaew rosso, il taxi collettivo, riparte carico di canna da zucchero per gli elefanti, un ragazzo saluta dal predellino e un cane rincorre; in fondo alla strada si accende un arcobaleno',
    width: 1600,
    height: 900,
    widths: [480, 960, 1600],
    v: '13465b73',
    placeholder:
      'data:image/webp;base64,UklGRkgAAABXRUJQVlA4IDwAAADQAQCdASoQAAkABABoJZACdACpTz8CAAD+W355EvvUbgK6o3V4ou8VT5FTnTjZmD5tpltqAypp4HngAAA=',
  },
  {
    id: 'thailandia/photo-03',
    alt: 'Un’elefantessa attraversa il fiume di Mae Wang all’alba e il piccolo la segue con l’acqua alla gola, aggrappato alla sua coda; dalla riva due viaggiatori e la loro ospite karen li guardano passare',
    width: 1600,
    height: 900,
    widths: [480, 960, 1600],
    v: '927a463b',
    placeholder:
      'data:image/webp;base64,UklGRkYAAABXRUJQVlA4IDoAAADwAQCdASoQAAkABABoJbACdH8AFVm/YAAA/urblhfZ7lTsgysDlTuSELkGegpIPudj/P3NxrZtxAAA',
  },
  {
    id: 'thailandia/photo-04',
    alt: 'Il mercato notturno di Chiang Mai dall’alto di una veranda: ombrelli di carta accesi lungo la via fra le case di teak, la gente che passeggia, in fondo il tempio e il chedi dorato; alla finestra un artigiano dipinge un ombrello, un gatto guarda dalla ringhiera',
    width: 1600,
    height: 900,
    widths: [480, 960, 1600],
    v: '734d46b0',
    placeholder:
      'data:image/webp;base64,UklGRkoAAABXRUJQVlA4ID4AAAAQAgCdASoQAAkABABoJZgCdH8AF7cbPxiwAP7kBdSBQimwGkT0Wf+vngiEE/50xhQSe6+M1krh7NkUl/tAAA==',
  },
  {
    id: 'thailandia/photo-05',
    alt: 'Dal belvedere di un’isola delle Andamane: il villaggio sulla lingua di sabbia fra due baie turchesi, le barche a coda lunga, la montagna di calcare di fronte; un’aquila di mare plana più in basso di chi guarda',
    width: 1600,
    height: 900,
    widths: [480, 960, 1600],
    v: 'c9f04544',
    placeholder:
      'data:image/webp;base64,UklGRk4AAABXRUJQVlA4IEIAAACQAQCdASoQAAkABABoJbACdABXZhAA/pecEKR9stR24k52rezC42+tR0b5QRKtf0kbtkEITGjoT17BCe5kMXEAAAA=',
  },
  {
    id: 'thailandia/photo-06',
    alt: 'Il gigante verde che fa la guardia al tempio del Palazzo Reale di Bangkok, con la sua lunga ombra sul cortile nel primo sole; davanti a lui la grande sala dai tetti arancio, dietro il chedi dorato; oltre la punta dell’ombra una bambina lo imita',
    width: 1600,
    height: 900,
    widths: [480, 960, 1600],
    v: 'a4cfd38c',
    placeholder:
      'data:image/webp;base64,UklGRkgAAABXRUJQVlA4IDwAAAAQAgCdASoQAAkABABoJagCdAELl1L/Eo8AAPfcnp0ptV0Uq8uvRtFcvztbsvLhrE3G6S24L0XsUKYEAAA=',
  },
  {
    id: 'thailandia/photo-07',
    alt: 'La falesia di Railay controluce al tramonto: una scalatrice sospesa fra le stalattiti e il mare d’oro, chi le tiene la corda sulla sabbia, una barca a coda lunga all’ancora',
    width: 1600,
    height: 900,
    widths: [480, 960, 1600],
    v: '3c27a9b0',
    placeholder:
      'data:image/webp;base64,UklGRkgAAABXRUJQVlA4IDwAAADwAQCdASoQAAkABABoJbACdAEQciC0GAAA/phcy7L63dh7/LBwQK2ZCN7UfA9Q6W6TH+lPnQAKkyWgAAA=',
  },
  {
    id: 'thailandia/photo-08',
    alt: 'Il Buddha sdraiato del Wat Pho, a Bangkok, visto dai piedi: le due piante intarsiate di madreperla in primo piano e, in fondo ai 46 metri d’oro, il volto che sorride, tra colonne dorate e pareti dipinte; due viaggiatrici guardano, un gatto dorme nella stessa posa',
    width: 1600,
    height: 900,
    widths: [480, 960, 1600],
    v: '085e9e2b',
    placeholder:
      'data:image/webp;base64,UklGRk4AAABXRUJQVlA4IEIAAAAQAgCdASoQAAkABABoJagCdH8AFxS00z4AAP7CTsPC63PqdVXMDND4zoBHO9e5KkQWpv39IKW8skn5nndl12hIgAA=',
  },
  {
    id: 'thailandia/photo-09',
    alt: 'Notte a Yaowarat, la Chinatown di Bangkok, dopo la pioggia: un cuoco di strada fa saltare il wok e la fiamma accende il fumo e le facce, l’asfalto bagnato riflette insegne e lanterne; due clienti aspettano al tavolino, e nella fila di lanterne rosse una è la luna',
    width: 1600,
    height: 900,
    widths: [480, 960, 1600],
    v: '821628ee',
    placeholder:
      'data:image/webp;base64,UklGRkYAAABXRUJQVlA4IDoAAADQAQCdASoQAAkABABoJaACdADwwBMJZAD+9DLHuU0d4s77E4Nny0sFmIaqI4zZCyO2qwIg62QBqgAA',
  },
  {
    id: 'thailandia/photo-10',
    alt: 'La notte di Yi Peng a Chiang Mai: dal pontile di un tempio di teak un monaco e una viaggiatrice lasciano andare una lanterna, che raggiunge il fiume di luci già in volo oltre la collina, doppio nell’acqua dello stagno',
    width: 1600,
    height: 900,
    widths: [480, 960, 1600],
    v: '54e96f4f',
    placeholder:
      'data:image/webp;base64,UklGRkYAAABXRUJQVlA4IDoAAADwAQCdASoQAAkABABoJZACdH8AEb613sAA/uxVyi2D4zHjgOy1htkOZaMpFf3sS6I/9jU4v4xWKgAA',
  },
  {
    id: 'thailandia/photo-11',
    alt: 'Notte a Railay senza luna: il plancton accende d’azzurro ogni onda, chi nuota lascia una scia di luce e una ragazza sull’altalena della palma disegna un arco con la punta dei piedi; nella grotta della falesia ardono le candele',
    width: 1600,
    height: 900,
    widths: [480, 960, 1600],
    v: '860267c3',
    placeholder:
      'data:image/webp;base64,UklGRkAAAABXRUJQVlA4IDQAAADQAQCdASoQAAkABABoJbACdAEPDHmO0AD+6V5k8jS/b0l8GPl249CgreR2ELS1dhhE1oAA',
  },
  {
    id: 'thailandia/photo-12',
    alt: 'La scalinata del Doi Suthep nel primo sole: un naga verde e oro alza la testa a fauci aperte da un loto di pietra e il suo corpo sale a onde fino alla porta e alla guglia dorata; tre monaci salgono, un gatto sta seduto sul dorso del serpente',
    width: 1600,
    height: 900,
    widths: [480, 960, 1600],
    v: '39315d30',
    placeholder:
      'data:image/webp;base64,UklGRkwAAABXRUJQVlA4IEAAAABQAgCdASoQAAkABABoJagCdH8AFN+3EgjohgAA/uHb5HTnjSayhsBXIvcXjbukryAq98yimhlAt+Iy2OltwAAA',
  },
  {
    id: 'thailandia/photo-13',
    alt: 'Dalla bocca di una grotta marina, nella baia di Phang Nga: lo scoglio di calcare dal piede sottile nel sole, sull’acqua di giada; due viaggiatori in kayak escono dall’ombra con un airone bianco sulla prua',
    width: 1600,
    height: 900,
    widths: [480, 960, 1600],
    v: '758152bc',
    placeholder:
      'data:image/webp;base64,UklGRkwAAABXRUJQVlA4IEAAAAAQAgCdASoQAAkABABoJbACdAD2B6cWScogAP7eAg8edyekoIrFRgTpYVNHdF4VXyQhEm5tTiPBambXG6ckAAAA',
  },
  {
    id: 'thailandia/photo-14',
    alt: 'Wat Suan Dok verso sera, dopo la pioggia: i chedi bianchi dei principi Lanna al sole basso, stretti attorno alla grande campana dorata, contro un cielo indaco; tre monaci sul viale e il tempio sul Doi Suthep che brilla sul monte',
    width: 1600,
    height: 900,
    widths: [480, 960, 1600],
    v: 'cc01bb95',
    placeholder:
      'data:image/webp;base64,UklGRkYAAABXRUJQVlA4IDoAAADwAQCdASoQAAkABABoJZgCdH8AGB/ITgAA/Z1mNBI5XRIA9yd+1kaZpUY0XNEIjjYjDgovB3mX14AA',
  },
]
