// Written by the picture kit (art/): `npm run paint`. Do not edit.
import type { Picture } from '../../../domain/catalogue/pictures.ts'

export const extras: readonly Picture[] = [
  {
    id: 'bali-singapore/extra-1',
    alt: 'Marina Bay a Singapore nell’ora blu, camminando sul ponte a doppia elica: i tubi d’acciaio si avvolgono intorno alla passerella verso le tre torri con il tetto a nave, oltre la baia i grattacieli nell’ultima luce; una bambina indica il palloncino rosso rimasto impigliato in alto',
    width: 1600,
    height: 900,
    widths: [480, 960, 1600],
    v: 'dbea9941',
    placeholder:
      'data:image/webp;base64,UklGRkQAAABXRUJQVlA4IDgAAADwAQCdASoQAAkABABoJbACdAEWOviKgAAA/u9hZUQzpvvCWr/IZkrglvitw461iT3SvFG3WYAAAA==',
  },
  {
    id: 'bali-singapore/extra-2',
    alt: 'La pioggia lascia il lago Beratan: i meru di Ulun Danu si specchiano nell’acqua ferma davanti ai monti nella foschia, una fila di fedeli porta le offerte sul ponte di bambù; in una canoa il pescatore e il cane, che sta sotto una foglia',
    width: 1600,
    height: 900,
    widths: [480, 960, 1600],
    v: '5f1bbbbd',
    placeholder:
      'data:image/webp;base64,UklGRkIAAABXRUJQVlA4IDYAAADwAQCdASoQAAkABABoJYgC7AED9MbNntAA4noeVId5qEqgT9MBxbOvuxIHfUS/GZklLgxtAAA=',
  },
]

export const gallery: readonly Picture[] = [
  {
    id: 'bali-singapore/photo-01',
    alt: 'La porta spaccata di un tempio balinese poco prima dell’alba, dopo la pioggia: il sole ha già acceso la cima del vulcano, e la corte allagata rispecchia intere le due metà di pietra; una viaggiatrice apre le braccia fra l’una e l’altra, un amico la fotografa in ginocchio',
    width: 1600,
    height: 900,
    widths: [480, 960, 1600],
    v: '7536e689',
    placeholder:
      'data:image/webp;base64,UklGRkQAAABXRUJQVlA4IDgAAADwAQCdASoQAAkABABoJagCdADwbcEEIAAAy08RKZBbmLFm5+OfvBtQm3uPF0b52rXmxNgnj4AAAA==',
  },
  {
    id: 'bali-singapore/photo-02',
    alt: 'Alba in cima al Batur: il sole spunta accanto al Rinjani, sotto l’orlo del cratere il lago riflette il cielo d’oro e la montagna; la guida cuoce le uova nel vapore, e con chi fa colazione siede anche un macaco',
    width: 1600,
    height: 900,
    widths: [480, 960, 1600],
    v: '1ee56e8a',
    placeholder:
      'data:image/webp;base64,UklGRkYAAABXRUJQVlA4IDoAAACwAQCdASoQAAkABABoJQBOgCGrEJ2AAP62HQp1MYIVBWl1+nv/NQ1F/BUv0dm/pyidg//BP9UymAAA',
  },
  {
    id: 'bali-singapore/photo-03',
    alt: 'Il promontorio di Kelingking a Nusa Penida visto dal belvedere: come un grande dinosauro allunga il muso nel mare blu cobalto; il sentiero corre sulla cresta del collo, sotto c’è la spiaggia bianca e nella baia passano due mante',
    width: 1600,
    height: 900,
    widths: [480, 960, 1600],
    v: '0ea51b24',
    placeholder:
      'data:image/webp;base64,UklGRlYAAABXRUJQVlA4IEoAAACwAQCdASoQAAkABABoJbACdAD1MoZIAPfcBe5EgmjK2b4phaAflmfyd4zrLZPGL+TB1SkPKb94u5L4XXUeV74eFAHLUGK8r9AAAA==',
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
    v: '5af871d5',
    placeholder:
      'data:image/webp;base64,UklGRk4AAABXRUJQVlA4IEIAAACwAQCdASoQAAkABABoJYgCdADxuZAAAP55Oq3rvyPNpXU4hVls904vmfigHOuO9nysQDxnYMUsaRfUBj1nlm2LAAA=',
  },
  {
    id: 'bali-singapore/photo-06',
    alt: 'Prima mattina nella laguna di Sanur: la jukung dipinta, vista di prua con gli occhi spalancati e i bilancieri aperti come zampe, si specchia nell’acqua bassa; una donna posa l’offerta sulla riva, un airone sul bilanciere, lontano le vele e il vulcano',
    width: 1600,
    height: 900,
    widths: [480, 960, 1600],
    v: '0ece66ab',
    placeholder:
      'data:image/webp;base64,UklGRkoAAABXRUJQVlA4ID4AAADwAQCdASoQAAkABABoJbACdAELT94vyWAA/u1xOIc61kq9BfOrtvA7OKTwZFH95sftJmn5r9ix+d3gnBAAAA==',
  },
  {
    id: 'bali-singapore/photo-07',
    alt: 'Il ponte del drago nella foresta delle scimmie di Ubud: un drago di pietra coperto di muschio alza la testa dal parapetto, davanti a un varco pieno di luce tra le radici dei banyan; due viaggiatori guardano in su e un macaco, sul parapetto, ha in mano un paio di occhiali da sole',
    width: 1600,
    height: 900,
    widths: [480, 960, 1600],
    v: 'c40e73f0',
    placeholder:
      'data:image/webp;base64,UklGRk4AAABXRUJQVlA4IEIAAADQAQCdASoQAAkABABoJZgCdAEN4X4oNAD+3PV58WLfUDd7Yk26eLexA4glciVDpGj5zn7DgWY4Dg36ZnF2CLV4AAA=',
  },
  {
    id: 'bali-singapore/photo-08',
    alt: 'Mattina di festa a Bali: un corteo con le torri di frutta sul capo risale il viale sotto i penjor curvi di foglie di palma verso la porta spaccata del tempio e gira intorno a un cane che dorme in mezzo alla strada',
    width: 1600,
    height: 900,
    widths: [480, 960, 1600],
    v: '96dd34f5',
    placeholder:
      'data:image/webp;base64,UklGRkgAAABXRUJQVlA4IDwAAAAwAgCdASoQAAkABABoJbACdGuAAieI+g19wAD9j+GRxtFHuORvff13y0oXMIQVNyAdH74R4ubQdAMAAAA=',
  },
  {
    id: 'bali-singapore/photo-09',
    alt: 'I Supertree dei Gardens by the Bay all’imbrunire, guardati dal basso: i tronchi coperti di piante si aprono in corone d’acciaio accese, la passerella corre da uno all’altro alta sopra il prato; un bambino fa l’albero a braccia aperte',
    width: 1600,
    height: 900,
    widths: [480, 960, 1600],
    v: '2eed343f',
    placeholder:
      'data:image/webp;base64,UklGRkwAAABXRUJQVlA4IEAAAAAQAgCdASoQAAkABABoJZgCdH8ADw8SZuSMAP7o3ZIp2f0oDvHBgV5NvKieaNzjIfdVnnMwKwYQg/LHqIv4DvgA',
  },
  {
    id: 'bali-singapore/photo-10',
    alt: 'Il Merlion di Singapore all’alba: il getto d’acqua fa un arco davanti al sole e alle torri di Marina Bay; sui gradini una famiglia di lontre sale dall’acqua, due viaggiatori guardano',
    width: 1600,
    height: 900,
    widths: [480, 960, 1600],
    v: '13c79d27',
    placeholder:
      'data:image/webp;base64,UklGRkIAAABXRUJQVlA4IDYAAADwAQCdASoQAAkABABoJbACdAEQ8jl/SoAA99yiDE3E4JpRkOhf6kFfgNS5tEHjb1P7wmAAAAA=',
  },
  {
    id: 'bali-singapore/photo-11',
    alt: 'Chinatown a Singapore di mattina: una strada di botteghe color pastello corre verso il tempio del Dente di Buddha, una fila al sole e una in ombra, lanterne rosse tese fra i tetti; la testa del leone della danza torna a casa in risciò',
    width: 1600,
    height: 900,
    widths: [480, 960, 1600],
    v: '4d2b4c78',
    placeholder:
      'data:image/webp;base64,UklGRkoAAABXRUJQVlA4ID4AAADQAQCdASoQAAkABABoJbACdAD565oFAAD+RmE5mAJjdAnCBOSHH5JyZCdvCWFRx7yl5ommyrzKQDptKgAAAA==',
  },
  {
    id: 'bali-singapore/photo-12',
    alt: 'Dentro la Foresta Nebulosa: sotto la cupola di vetro una montagna coperta di piante e fiori esce dalla nebbia, la cascata cade dalla cima nello specchio d’acqua, le passerelle bianche sospese; qualcuno ha aperto un ombrello rosso sotto gli spruzzi',
    width: 1600,
    height: 900,
    widths: [480, 960, 1600],
    v: '3c7b7b45',
    placeholder:
      'data:image/webp;base64,UklGRkoAAABXRUJQVlA4ID4AAADQAQCdASoQAAkABABoJagCsACzZ+YxAAD+ymx88+5o51swnTO/uDyjF79wIXp/JmHBIpPjkhX7vMPDyAAAAA==',
  },
  {
    id: 'bali-singapore/photo-13',
    alt: 'Cena ai banchi di Lau Pa Sat: dalle arcate del vecchio mercato di ghisa con la torre dell’orologio la luce cade a ventaglio sulla strada chiusa alle auto, fra i grattacieli; il cuoco sventola la brace dei satay, un gatto aspetta sotto la griglia',
    width: 1600,
    height: 900,
    widths: [480, 960, 1600],
    v: '62521d78',
    placeholder:
      'data:image/webp;base64,UklGRkoAAABXRUJQVlA4ID4AAADQAQCdASoQAAkABABoJZACdADdJfclgAD+3a1p2nxU+gyNlIdN60FuCjlOeVahcqWli9yu+0Szf4M+V0YAAA==',
  },
  {
    id: 'bali-singapore/photo-14',
    alt: 'La piscina sul tetto di Marina Bay la mattina presto, lunga come il ponte di una nave duecento metri sopra la baia: due bagnanti appoggiati al bordo guardano la ruota panoramica e i grattacieli, le palme gettano le ombre sull’acqua',
    width: 1600,
    height: 900,
    widths: [480, 960, 1600],
    v: '25e31e5c',
    placeholder:
      'data:image/webp;base64,UklGRlAAAABXRUJQVlA4IEQAAADQAQCdASoQAAkABABoJbACdAEMsXzWgAD+tgzqplJ6MSLEpjZHELi+JnciuyidrtI1TWCU/Y/MUvltKX6WOa2vkAAAAA==',
  },
]
