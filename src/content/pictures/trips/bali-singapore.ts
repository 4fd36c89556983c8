// Written by the picture kit (art/): `npm run paint`. Do not edit.
import type { Picture } from '../../../domain/catalogue/pictures.ts'

export const extras: readonly Picture[] = [
  {
    id: 'bali-singapore/extra-1',
    alt: 'Marina Bay a Singapore nell’ora blu, camminando sul ponte a doppia elica: i tubi d’acciaio si avvolgono intorno alla passerella verso le tre torri con il tetto a nave, oltre la baia i grattacieli nell’ultima luce; una bambina indica il palloncino rosso rimasto impigliato in alto',
    width: 1600,
    height: 900,
    widths: [480, 960, 1600],
    v: 'c49d20e5',
    placeholder:
      'data:image/webp;base64,UklGRkIAAABXRUJQVlA4IDYAAADwAQCdASoQAAkABABoJbACdAEWOvj5JYAA/u9hZUQzpvvCWr/IZkrglvgWnI3PprFLO5JAAAA=',
  },
  {
    id: 'bali-singapore/extra-2',
    alt: 'La pioggia lascia il lago Beratan: i meru di Ulun Danu si specchiano nell’acqua ferma davanti ai monti nella foschia, una fila di fedeli porta le offerte sul ponte di bambù; in una canoa il pescatore e il cane, che sta sotto una foglia',
    width: 1600,
    height: 900,
    widths: [480, 960, 1600],
    v: '5f4b9912',
    placeholder:
      'data:image/webp;base64,UklGRkAAAABXRUJQVlA4IDQAAADQAQCdASoQAAkABABoJQBWACP/OrIPkAD82UCP8LmuAPy0aThsHfnzu0AnqEh4036KbgAA',
  },
]

export const gallery: readonly Picture[] = [
  {
    id: 'bali-singapore/photo-01',
    alt: 'La porta spaccata di un tempio balinese poco prima dell’alba, dopo la pioggia: il sole ha già acceso la cima del vulcano, e la corte allagata rispecchia intere le due metà di pietra; una viaggiatrice apre le braccia fra l’una e l’altra, un amico accovacciato la fotografa',
    width: 1600,
    height: 900,
    widths: [480, 960, 1600],
    v: 'e9731936',
    placeholder:
      'data:image/webp;base64,UklGRkYAAABXRUJQVlA4IDoAAADQAQCdASoQAAkABABoJaACdADwg+iAAADLTxEpkFuYsWbn45/Jtxu4GNrLO908z3Sfqf6KkOFXwAAA',
  },
  {
    id: 'bali-singapore/photo-02',
    alt: 'Alba sull’orlo del Batur: il sole è appena uscito dal mare accanto al Rinjani e dipinge di giallo il cielo e il lago ai piedi dei vulcani; chi è salito fa colazione intorno alla guida che cuoce le uova nel vapore, e un macaco aspetta',
    width: 1600,
    height: 900,
    widths: [480, 960, 1600],
    v: '13de0993',
    placeholder:
      'data:image/webp;base64,UklGRkoAAABXRUJQVlA4ID4AAACwAQCdASoQAAkABABoJbACdAEHulqAAP7uH4hZSmqGN58MIqIiHGjOJ8jtBw2K6vumN9HLz6wC7PiT6L9AAA==',
  },
  {
    id: 'bali-singapore/photo-03',
    alt: 'Il promontorio di Kelingking a Nusa Penida visto dal belvedere: come un grande dinosauro allunga il muso nel mare blu cobalto; il sentiero corre sulla cresta del collo, sotto c’è la spiaggia bianca e nella baia passano due mante',
    width: 1600,
    height: 900,
    widths: [480, 960, 1600],
    v: 'aade6db0',
    placeholder:
      'data:image/webp;base64,UklGRlYAAABXRUJQVlA4IEoAAADwAQCdASoQAAkABABoJbACdAD1ZF4y2wAA99wF7kSCaMrZvimFoBxf1DWJJifP2M2gUSE3ZVoLiTaN4cEUjuPpdsQm+/BBPuuQAA==',
  },
  {
    id: 'bali-singapore/photo-04',
    alt: 'Rito dell’acqua a Tirta Empul nella prima luce: fedeli e viaggiatori in sarong, nella vasca fino alla vita, chinano il capo sotto la lunga fila di fontane di pietra in ombra; un martin pescatore guarda dalla prima',
    width: 1600,
    height: 900,
    widths: [480, 960, 1600],
    v: 'e9567ffe',
    placeholder:
      'data:image/webp;base64,UklGRkgAAABXRUJQVlA4IDwAAACwAQCdASoQAAkABABoJbACdACq/O2YAP7SSw3In3X17ZD0jfR/ZYiWRJLNHPw8/vKjYqKuaqwS0sSgAAA=',
  },
  {
    id: 'bali-singapore/photo-05',
    alt: 'Tanah Lot dopo il tramonto: l’alta marea ha isolato lo scoglio con il tempio, le lanterne sono accese sotto una luna sottile; sulla sabbia nera una madre e la figlia posano un’offerta con una fiammella',
    width: 1600,
    height: 900,
    widths: [480, 960, 1600],
    v: '995dc4b1',
    placeholder:
      'data:image/webp;base64,UklGRlIAAABXRUJQVlA4IEYAAAAQAgCdASoQAAkABABoJagCdAEOzFayGeYAAP68njYNXIGZrpRaemnRO42/VJbuaGuFxICM1Yq1CgxUOoxcIPFgBfYKEAAA',
  },
  {
    id: 'bali-singapore/photo-06',
    alt: 'Prima mattina nella laguna di Sanur: la jukung dipinta, vista di prua con gli occhi spalancati e i bilancieri aperti come zampe, si specchia nell’acqua bassa; una donna posa l’offerta sulla riva, un airone sul bilanciere, lontano le vele e il vulcano',
    width: 1600,
    height: 900,
    widths: [480, 960, 1600],
    v: 'cd10e7e0',
    placeholder:
      'data:image/webp;base64,UklGRkwAAABXRUJQVlA4IEAAAADQAQCdASoQAAkABABoJbACdAELQKa6gAD+7XE4hzrWSr0F87yNpMu4Il2T7lo0ICOx+0mafmwgpKMMFPyEAAAA',
  },
  {
    id: 'bali-singapore/photo-07',
    alt: 'Il ponte del drago nella foresta delle scimmie di Ubud: un drago di pietra coperto di muschio alza la testa dal parapetto, davanti a un varco pieno di luce tra le radici dei banyan; due viaggiatori guardano in su e un macaco, sul parapetto, ha in mano un paio di occhiali da sole',
    width: 1600,
    height: 900,
    widths: [480, 960, 1600],
    v: 'c7b29c19',
    placeholder:
      'data:image/webp;base64,UklGRlAAAABXRUJQVlA4IEQAAADQAQCdASoQAAkABABoJZgCdADFF/PEAAD+wG4iiCditYbFZNXg0pAYHDwhwQefJ9QkAUvEDa7CdrdCK/pmcYYTM+IAAA==',
  },
  {
    id: 'bali-singapore/photo-08',
    alt: 'Mattina di festa a Bali: un corteo con le torri di frutta sul capo risale il viale sotto i penjor curvi di foglie di palma verso la porta spaccata del tempio e gira intorno a un cane che dorme in mezzo alla strada',
    width: 1600,
    height: 900,
    widths: [480, 960, 1600],
    v: '3ac6ec68',
    placeholder:
      'data:image/webp;base64,UklGRkYAAABXRUJQVlA4IDoAAAAQAgCdASoQAAkABABoJbACdAEVqkD8s48AAPjdU6piWOCDBt4MmpPpyimkme+qkqyo8FnZUXNeUAAA',
  },
  {
    id: 'bali-singapore/photo-09',
    alt: 'I Supertree dei Gardens by the Bay all’imbrunire, guardati dal basso: i tronchi coperti di piante si aprono in corone d’acciaio accese, la passerella corre da uno all’altro alta sopra il prato; un bambino fa l’albero a braccia aperte',
    width: 1600,
    height: 900,
    widths: [480, 960, 1600],
    v: 'd57aa156',
    placeholder:
      'data:image/webp;base64,UklGRkwAAABXRUJQVlA4IEAAAADQAQCdASoQAAkABABoJZgCdACpSfSFgAD+8REk1h4ry+R47g6OxAGQeFkTCdM6JPMoeLRdTmq4Ao6QP3U4gAAA',
  },
  {
    id: 'bali-singapore/photo-10',
    alt: 'Il Merlion di Singapore all’alba: il getto d’acqua fa un arco davanti al sole e alle torri di Marina Bay; sui gradini una famiglia di lontre sale dall’acqua, due viaggiatori guardano',
    width: 1600,
    height: 900,
    widths: [480, 960, 1600],
    v: '23ea85c6',
    placeholder:
      'data:image/webp;base64,UklGRkIAAABXRUJQVlA4IDYAAADwAQCdASoQAAkABABoJbACdAEQ8xBzlEAA99yiDE3EmVRdIwzubmSYznNCp1c/G3qf3hMAAAA=',
  },
  {
    id: 'bali-singapore/photo-11',
    alt: 'Chinatown a Singapore di mattina: una strada di botteghe color pastello corre verso il tempio del Dente di Buddha, una fila al sole e una in ombra, lanterne rosse tese fra i tetti; la testa del leone della danza torna a casa in risciò',
    width: 1600,
    height: 900,
    widths: [480, 960, 1600],
    v: 'aa40030d',
    placeholder:
      'data:image/webp;base64,UklGRkoAAABXRUJQVlA4ID4AAAAQAgCdASoQAAkABABoJbACdAD6GXeZNovgAP5GYTmYAmN0CPSG4bl8lpvyvCvCBHCuNezmZ6hSc7pxqhAAAA==',
  },
  {
    id: 'bali-singapore/photo-12',
    alt: 'Dentro la Foresta Nebulosa: sotto la cupola di vetro una montagna coperta di piante e fiori esce dalla nebbia, la cascata cade dalla cima nello specchio d’acqua, le passerelle bianche sospese; qualcuno ha aperto un ombrello rosso sotto gli spruzzi',
    width: 1600,
    height: 900,
    widths: [480, 960, 1600],
    v: '8af591f3',
    placeholder:
      'data:image/webp;base64,UklGRkgAAABXRUJQVlA4IDwAAADQAQCdASoQAAkABABoJagCsAC2WdqIgAD+ymx88+5o51swnTO/uDyjEdaauwJdfUiHmM4pe/O/0nQAAAA=',
  },
  {
    id: 'bali-singapore/photo-13',
    alt: 'Cena ai banchi di Lau Pa Sat: il vecchio mercato di ghisa con la torre dell’orologio illumina i tavolini sulla strada chiusa alle auto, fra i grattacieli; davanti al suo banco il cuoco sventola la brace dei satay, un gatto aspetta sotto la griglia',
    width: 1600,
    height: 900,
    widths: [480, 960, 1600],
    v: '9da71dcf',
    placeholder:
      'data:image/webp;base64,UklGRk4AAABXRUJQVlA4IEIAAADwAQCdASoQAAkABABoJZACdH8AE5kJzgAA/t2tadp8VPoMjYX50fkCIWaIuNpp2iApleIkUdJP1EZo88NTnQYAAAA=',
  },
  {
    id: 'bali-singapore/photo-14',
    alt: 'La piscina sul tetto di Marina Bay la mattina presto, sospesa come la fiancata di una nave duecento metri sopra la baia: due bagnanti appoggiati al bordo guardano giù, dove un nibbio plana più in basso di loro sopra l’acqua',
    width: 1600,
    height: 900,
    widths: [480, 960, 1600],
    v: 'c43e3f7c',
    placeholder:
      'data:image/webp;base64,UklGRkoAAABXRUJQVlA4ID4AAADwAQCdASoQAAkABABoJbACdAEQDBwh7TAA/tcshS4L3ryluEg8vf2rFmJ5NzuWvArkRzh3sGvEiruv+iIAAA==',
  },
]
