// Written by the picture kit (art/): `npm run paint`. Do not edit.
import type { Picture } from '../../../domain/catalogue/pictures.ts'

export const extras: readonly Picture[] = [
  {
    id: 'thailandia/extra-1',
    alt: 'Sul traghetto per il Wat Arun, sotto la pioggia, un cane fradicio si scrolla: una viaggiatrice ride e salva la macchina fotografica, uno scolaro si ripara dietro la cartella, una nonna apre l’ombrello senza scomporsi',
    width: 1600,
    height: 900,
    widths: [480, 960, 1600],
    v: '2ec1e264',
    placeholder:
      'data:image/webp;base64,UklGRlAAAABXRUJQVlA4IEQAAADwAQCdASoQAAkABABoJQBOj+ADAuNWoQAA3mdY+GlWGCDvstXsjrgauvYCtE0xIxx9hKASDOF6sgYXNq/Qk1wCnQAAAA==',
  },
  {
    id: 'thailandia/extra-2',
    alt: 'Il mercato galleggiante di Thonburi visto dal ponte: dalla barca di frutta una venditrice ridente alza un mango verso di noi; più in là un varano d’acqua scappa con uno spiedino, e solo un bambino se n’è accorto',
    width: 1600,
    height: 900,
    widths: [480, 960, 1600],
    v: '7b339264',
    placeholder:
      'data:image/webp;base64,UklGRk4AAABXRUJQVlA4IEIAAADQAQCdASoQAAkABABoJaACdH8AB4EKAAD+n8ZZhMrlbs0eOAEU4kMlVq0Ozo93WcoKriYIAAmLWw95MpBoLDNJAAA=',
  },
]

export const gallery: readonly Picture[] = [
  {
    id: 'thailandia/photo-01',
    alt: 'Ad Ayutthaya una ragazza in ginocchio giunge le mani davanti al volto di pietra del Buddha stretto fra le radici, e uno scoiattolo la imita; la bicicletta aspetta fra le torri di mattoni',
    width: 1600,
    height: 900,
    widths: [480, 960, 1600],
    v: 'b4eb4121',
    placeholder:
      'data:image/webp;base64,UklGRk4AAABXRUJQVlA4IEIAAADwAQCdASoQAAkABABoJZgCdAC9xYaRx2AA/uFyRteTEY9nbQwEI8/2mzSXy5/bqWb+WLqk68RJxQ2lC9m5t5ygAAA=',
  },
  {
    id: 'thailandia/photo-02',
    alt: 'Sul camioncino rosso fra le risaie mature di San Pa Tong, con la canna da zucchero per gli elefanti sul tetto: a una viaggiatrice vola via il cappello e un cane lo insegue',
    width: 1600,
    height: 900,
    widths: [480, 960, 1600],
    v: '2c0a3ea2',
    placeholder:
      'data:image/webp;base64,UklGRkYAAABXRUJQVlA4IDoAAADwAQCdASoQAAkABABoJZgCdAD0t1SwzMAA/t+FRG379eGvS5zPGDl4jaqqcKcfNqS4eOZmVe/HgAAA',
  },
  {
    id: 'thailandia/photo-03',
    alt: 'Bagno degli elefanti in un fiume del nord della Thailandia: la madre, ancora rossa di fango, si lascia strofinare e spruzza un viaggiatore che ride; il piccolo ruba il cappello di paglia alla ragazza con la spazzola',
    width: 1600,
    height: 900,
    widths: [480, 960, 1600],
    v: 'a0a8d2ff',
    placeholder:
      'data:image/webp;base64,UklGRkgAAABXRUJQVlA4IDwAAAAQAgCdASoQAAkABABoJbACdAEegndxMtJwAPzi3QQugRi2++FPe4RD2FU8MLDR7i39DQHXHFtfnlUgAAA=',
  },
  {
    id: 'thailandia/photo-04',
    alt: 'Mercato notturno di Chiang Mai: la cuoca ride e lancia in aria i noodles dal wok in fiamme; una viaggiatrice tende il piatto, un bambino vuole prendere al volo un gambero con le bacchette e un gatto apre la bocca',
    width: 1600,
    height: 900,
    widths: [480, 960, 1600],
    v: '65061188',
    placeholder:
      'data:image/webp;base64,UklGRkwAAABXRUJQVlA4IEAAAADQAQCdASoQAAkABABoJbACdAEOgmMyQAD9T4NkmIm8YuA8Vkpgu0X3o1rtx5WZDElQGd+wQfmznKNUYO/U/lAA',
  },
  {
    id: 'thailandia/photo-05',
    alt: 'Nel chiosco sul belvedere di un’isola delle Andamane una venditrice porge un cocco a un viaggiatore accaldato; dietro, il villaggio sulla lingua di sabbia fra due baie turchesi, e sul bancone dorme un gatto',
    width: 1600,
    height: 900,
    widths: [480, 960, 1600],
    v: '3268fe36',
    placeholder:
      'data:image/webp;base64,UklGRkwAAABXRUJQVlA4IEAAAADQAQCdASoQAAkABABoJZACdAEO5d4IAAD42fbqMAl/SAViyWAEHov2afp8NjFY33Ah2FYGSWPj25nIjzjnhyAA',
  },
  {
    id: 'thailandia/photo-06',
    alt: 'Al Palazzo Reale di Bangkok una bambina, sulle spalle del padre, fa le zanne con le dita e gli occhi storti al gigante verde del tempio, che guarda storto l’uccellino posato sul suo naso; dietro, il chedi dorato',
    width: 1600,
    height: 900,
    widths: [480, 960, 1600],
    v: '669d13d6',
    placeholder:
      'data:image/webp;base64,UklGRloAAABXRUJQVlA4IE4AAADQAQCdASoQAAkABABoJbACdH8AClHzYAD+g0xH3e0pVt3IMC/FXxhAPdGhnMY2vDMORPWQoCyMwlWWCzBEolD5+/z0RczQTWG7tkIBwAA=',
  },
  {
    id: 'thailandia/photo-07',
    alt: 'Una scalatrice si sporge dalla falesia arancione di Railay e saluta il mare al tramonto; la guarda un langur dagli occhiali bianchi, in basso le barche a coda lunga',
    width: 1600,
    height: 900,
    widths: [480, 960, 1600],
    v: '92b91557',
    placeholder:
      'data:image/webp;base64,UklGRlQAAABXRUJQVlA4IEgAAADwAQCdASoQAAkABABoJagCdAD1iOM9rsAA/qzufuLyJbY8Zvw+eThh2pfrTZwVSt6NopnOACPxlNk7wW9ybnSBMF8ujC3XIAA=',
  },
  {
    id: 'thailandia/photo-08',
    alt: 'Fra gli alberi di Mae Wang due gibboni dalle mani bianche si tendono la mano, lui nero appeso a una liana, lei chiara col piccolo in braccio; in basso la cascata, un elefante e i viaggiatori sul sentiero',
    width: 1600,
    height: 900,
    widths: [480, 960, 1600],
    v: '735d35c6',
    placeholder:
      'data:image/webp;base64,UklGRkoAAABXRUJQVlA4ID4AAAAwAgCdASoQAAkABABoJagCdH8AFeNbPR7o4AD+1ewaNLCeaivvXIKSoON+azccYiJRSvg/yZnhgg14IwEAAA==',
  },
  {
    id: 'thailandia/photo-09',
    alt: 'Un tuk-tuk piega in curva su due ruote nella notte di Bangkok: il guidatore col berretto rosso, un amico aggrappato al montante, una ragazza che ride con lo spiedino in mano e un gatto rosso che dal tetto glielo sta rubando',
    width: 1600,
    height: 900,
    widths: [480, 960, 1600],
    v: '53395eba',
    placeholder:
      'data:image/webp;base64,UklGRk4AAABXRUJQVlA4IEIAAADQAQCdASoQAAkABABoJbACdAC9GYD5AAD+on6txcXVFqdN8tkZUfGXVmls19lUZKAdaIZySpLT8LUo0rxK65tkwAA=',
  },
  {
    id: 'thailandia/photo-10',
    alt: 'Festa di Yi Peng a Chiang Mai: una nonna con gli occhiali, una viaggiatrice e un bambino tengono la lanterna su cui lui ha dipinto un elefante con le ali; un cagnolino le ulula come alla luna',
    width: 1600,
    height: 900,
    widths: [480, 960, 1600],
    v: '1400acc7',
    placeholder:
      'data:image/webp;base64,UklGRlYAAABXRUJQVlA4IEoAAAAQAgCdASoQAAkABABoJagCdAECm0LULZTAAP7ln/iWi0pOaEcURZi5CFDcxdaMuD4ca4EQTAS02ptzLh6CV3ayA/cWP5Eaw4YAAA==',
  },
  {
    id: 'thailandia/photo-11',
    alt: 'Seduta sull’altalena di una palma che pende sulla baia thailandese, una ragazza ci vola incontro coi piedi in avanti: il sandalo le è scappato, il padre ride sulla riva e un bambino con la maschera alza le mani',
    width: 1600,
    height: 900,
    widths: [480, 960, 1600],
    v: '13a9abf9',
    placeholder:
      'data:image/webp;base64,UklGRk4AAABXRUJQVlA4IEIAAADwAQCdASoQAAkABABoJbACdAED/oqzigAA/urcJ45ojpH/paq5nvYZUn/vPcCrPTuZogZ5BH1lfghS3OfopeOIAAA=',
  },
  {
    id: 'thailandia/photo-12',
    alt: 'Prima del temporale, sulla terrazza del Doi Kham, il vento porta via un piccolo monaco appeso al suo parasole e il più vecchio, ridendo, lo trattiene per la veste; dietro, il grande Buddha bianco sotto l’arcobaleno e un serpente verde e oro',
    width: 1600,
    height: 900,
    widths: [480, 960, 1600],
    v: 'ef4a807f',
    placeholder:
      'data:image/webp;base64,UklGRkIAAABXRUJQVlA4IDYAAACwAQCdASoQAAkABABoJbACdACVv3xiAP6jbmtocNi7wuRNd8fHjMJ0EsCGkJGlXgTM0Ah7AAA=',
  },
  {
    id: 'thailandia/photo-13',
    alt: 'Sdraiati in una canoa gialla in tre escono da una grotta bassissima di Phang Nga: una viaggiatrice con gli occhiali si ritrova naso a naso con un pipistrello; fuori, nella foschia, uno scoglio di calcare in piedi nella baia',
    width: 1600,
    height: 900,
    widths: [480, 960, 1600],
    v: 'cbf5c3b2',
    placeholder:
      'data:image/webp;base64,UklGRk4AAABXRUJQVlA4IEIAAAAwAgCdASoQAAkABABoJbACdH8AF9HkqLGIAAD+8RFD9ErrC/xeUAK3H5kb6/H3PozlhHErIkFw535NSXmdDCPAAAA=',
  },
  {
    id: 'thailandia/photo-14',
    alt: 'A Wat Suan Dok un imbianchino sulla scala ridà la calce a un chedi bianco, ma un cane gli ha rovesciato il secchio e lascia orme bianche sul cortile; dietro, lo stupa dorato nella luce della sera',
    width: 1600,
    height: 900,
    widths: [480, 960, 1600],
    v: 'c39e260f',
    placeholder:
      'data:image/webp;base64,UklGRkYAAABXRUJQVlA4IDoAAADwAQCdASoQAAkABABoJbACdAEO7Ig0P4AA/d8AM76K0PmtUeCtvoOld6lZbVXC1wkl5U0un+QjxAAA',
  },
]
