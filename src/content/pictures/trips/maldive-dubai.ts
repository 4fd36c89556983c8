// Written by the picture kit (art/): `npm run paint`. Do not edit.
import type { Picture } from '../../../domain/catalogue/pictures.ts'

export const extras: readonly Picture[] = [
  {
    id: 'maldive-dubai/extra-1',
    alt: 'Sera sul lago ai piedi del Burj Khalifa, guardato dal basso: la torre sale fino in cima al cielo e i getti dorati della fontana di Dubai salgono davanti a un bambino con la giacca rossa, che li dirige come un’orchestra; i genitori lo guardano dalla riva',
    width: 1600,
    height: 900,
    widths: [480, 960, 1600],
    v: '184d7fd0',
    placeholder:
      'data:image/webp;base64,UklGRkAAAABXRUJQVlA4IDQAAADQAQCdASoQAAkABABoJagCdAEOunBsAAD+7FWnVpFA2f+QM/gpXwKxxq+qW/r6cqdrHAAA',
  },
  {
    id: 'maldive-dubai/extra-2',
    alt: 'Un falconiere e suo figlio sulla cresta di una grande duna del deserto di Dubai, al mattino: il falco torna al guanto ad ali aperte; le loro orme salgono fra luce e ombra, lontano nella foschia c’è la guglia della città',
    width: 1600,
    height: 900,
    widths: [480, 960, 1600],
    v: '0b5ef50b',
    placeholder:
      'data:image/webp;base64,UklGRkoAAABXRUJQVlA4ID4AAAAQAgCdASoQAAkABABoJbACdAEPdyiW6sOAAP3joSenxyERNUg5isN6iicexY4tdZwGVG0j40HRTEsMZisgAA==',
  },
]

export const gallery: readonly Picture[] = [
  {
    id: 'maldive-dubai/photo-01',
    alt: 'Un idrovolante bianco e corallo sospeso sulla propria ombra nella laguna chiara delle Maldive: dalla piattaforma in fondo al pontile il pilota a piedi nudi accoglie due viaggiatori, tre squaletti passano sulla sabbia',
    width: 1600,
    height: 900,
    widths: [480, 960, 1600],
    v: '87a526e6',
    placeholder:
      'data:image/webp;base64,UklGRkAAAABXRUJQVlA4IDQAAADQAQCdASoQAAkABABoJbACdAEPCvt5AAD92yTrL49gVsGCpAA33b7rzmJrzWjUHo6ckAAA',
  },
  {
    id: 'maldive-dubai/photo-02',
    alt: 'Al largo di Dhigurah, alle Maldive, visto dall’alto: uno squalo balena a macchie chiare passa nel blu lungo il bordo della barriera, tre nuotatori col boccaglio gli stanno accanto, sette pesci dorati davanti alla bocca',
    width: 1600,
    height: 900,
    widths: [480, 960, 1600],
    v: '093e7828',
    placeholder:
      'data:image/webp;base64,UklGRkIAAABXRUJQVlA4IDYAAADQAQCdASoQAAkABABoJbACdLoAAqDjEAD+AFT26ZovfvP7gxSIt/2RGVUUsIb/F5zKnB6kAAA=',
  },
  {
    id: 'maldive-dubai/photo-03',
    alt: 'Pescatori maldiviani sulla poppa di un dhoni davanti al sole enorme che tramonta: uno si piega all’indietro con la canna curva, uno ha alzato un tonnetto dal mare, un altro getta le esche mentre le sterne girano intorno',
    width: 1600,
    height: 900,
    widths: [480, 960, 1600],
    v: 'fbcecda0',
    placeholder:
      'data:image/webp;base64,UklGRkwAAABXRUJQVlA4IEAAAADwAQCdASoQAAkABABoJbACdAEQ/A43bgAA/trQ4ZTnVDtPXLVy9Kg+HmVv26Vi0OAxm3ISuNnqf1/noO+N6AAA',
  },
  {
    id: 'maldive-dubai/photo-04',
    alt: 'Dubai all’alba da una piscina sul tetto: il Burj Khalifa esce da un mare di nebbia dorata, vi posa la sua ombra e si specchia nell’acqua; passano i fenicotteri, una mamma e un bambino li guardano dal bordo',
    width: 1600,
    height: 900,
    widths: [480, 960, 1600],
    v: '157a4ac0',
    placeholder:
      'data:image/webp;base64,UklGRj4AAABXRUJQVlA4IDIAAABQAgCdASoQAAkABABoJYgCdH8IwABZuATuUL4A3mJ3HU94YV50TKRAtp9CkHF/XgAAAA==',
  },
  {
    id: 'maldive-dubai/photo-05',
    alt: 'La laguna delle Maldive sotto due palme inclinate, che disegnano la loro ombra sulla sabbia: qualcuno legge su un’amaca a strisce, due bambini giocano a riva, un dhoni è all’ancora davanti a un’isola, sotto una grande nuvola, e una sterna riposa sulla sabbia',
    width: 1600,
    height: 900,
    widths: [480, 960, 1600],
    v: '9fa765e7',
    placeholder:
      'data:image/webp;base64,UklGRkwAAABXRUJQVlA4IEAAAADQAQCdASoQAAkABABoJbACdAEOun9WgAD8tLS4+YVGT7sCIBQCEbEsbyHDHDz+Li69lKJ5dcRJPcgPQoZ1cQAA',
  },
  {
    id: 'maldive-dubai/photo-06',
    alt: 'La lingua di sabbia di Dhigurah dall’alto, al mattino: una striscia bianca serpeggia fra la laguna turchese e il blu dell’oceano fino al punto in cui si incontrano due correnti; due viaggiatori camminano verso la punta lasciando le orme, le palme stendono ombre lunghe e una manta passa al largo',
    width: 1600,
    height: 900,
    widths: [480, 960, 1600],
    v: 'a80f9a90',
    placeholder:
      'data:image/webp;base64,UklGRlIAAABXRUJQVlA4IEYAAADQAQCdASoQAAkABABoJbACdAELPDs84AD8cjmCCAJGqTy1iFzpw8w5CGmlgQQ0O6jacU36WQMBkCMtdlTxb8AmetqhAAAA',
  },
  {
    id: 'maldive-dubai/photo-07',
    alt: 'Sul Creek di Dubai, al mattino: le abra di legno con i passeggeri attraversano davanti alle torri del vento color sabbia e al minareto; lontano, nella foschia, la guglia del Burj Khalifa',
    width: 1600,
    height: 900,
    widths: [480, 960, 1600],
    v: '235b04ab',
    placeholder:
      'data:image/webp;base64,UklGRkgAAABXRUJQVlA4IDwAAADQAQCdASoQAAkABABoJbACdAD5+tVaAAD8ihpM6veX4zOaguJH8qpoRoMdMtVOUWDZhBNPVHYNhVeoAAA=',
  },
  {
    id: 'maldive-dubai/photo-08',
    alt: 'Di notte alle Maldive la risacca accende d’azzurro la baia sotto la Via Lattea: due viaggiatori lasciano orme di luce, una bambina fa sprizzare scintille dall’acqua',
    width: 1600,
    height: 900,
    widths: [480, 960, 1600],
    v: 'b8359983',
    placeholder:
      'data:image/webp;base64,UklGRkgAAABXRUJQVlA4IDwAAADwAQCdASoQAAkABABoJbACdAEPAGDl6AAA/u7Z2T00KB4aDZAT1/5QqwiN0GdT7ec2Wm5lJeSfmRIAAAA=',
  },
  {
    id: 'maldive-dubai/photo-09',
    alt: 'Gli atolli delle Maldive all’alba dall’aereo: un grande anello di barriera turchese con le sue isole nel mare indaco, altri anelli lontani, un idrovolante appena sceso, l’ala in primo piano e la strada d’oro del sole',
    width: 1600,
    height: 900,
    widths: [480, 960, 1600],
    v: '9ca1cbff',
    placeholder:
      'data:image/webp;base64,UklGRkoAAABXRUJQVlA4ID4AAADQAQCdASoQAAkABABoJbACdAEO9rhlgAD81yQIZ2Yf8sGSlRoamF9WVe2vmXObPJX5U249yeSbDDSYB3XAAA==',
  },
  {
    id: 'maldive-dubai/photo-10',
    alt: 'L’ora blu a Dubai: l’anello d’acciaio del Museo del Futuro si accende di calligrafia araba sul suo colle verde, accanto corrono le scie di luce della grande strada e dentro l’anello, lontana, sta la guglia del Burj Khalifa; due viaggiatori guardano dal giardino',
    width: 1600,
    height: 900,
    widths: [480, 960, 1600],
    v: '73c9161c',
    placeholder:
      'data:image/webp;base64,UklGRkYAAABXRUJQVlA4IDoAAACwAQCdASoQAAkABABoJbACdADZgwUAAP4nbmbeHNUNBDuorTqiY0QXj88rLbdfeIikA+p9ajYmgAAA',
  },
  {
    id: 'maldive-dubai/photo-11',
    alt: 'Nel deserto di Dubai, dopo il tramonto: un campo di tende illuminate in una conca tra le grandi dune rosse, il fuoco con i viaggiatori intorno; due guardano dalla cresta; sull’orizzonte acceso si vede piccola la guglia del Burj Khalifa sotto la falce di luna',
    width: 1600,
    height: 900,
    widths: [480, 960, 1600],
    v: '56cc3cca',
    placeholder:
      'data:image/webp;base64,UklGRkoAAABXRUJQVlA4ID4AAACwAQCdASoQAAkABABoJZgCdADzHKwAAP7b6GX96vU4ltca2OiLvHTUm11zOdwri+s8sznbrBwJG6Cho2CAAA==',
  },
  {
    id: 'maldive-dubai/photo-12',
    alt: 'Il sole appena sorto alle Maldive: una stenella salta altissima davanti alla prua ricurva di un dhoni, il suo piccolo prova lo stesso salto accanto a lei, un’altra è già di nuovo in acqua; da bordo tre viaggiatori le salutano',
    width: 1600,
    height: 900,
    widths: [480, 960, 1600],
    v: 'b83afcf0',
    placeholder:
      'data:image/webp;base64,UklGRk4AAABXRUJQVlA4IEIAAADwAQCdASoQAAkABABoJbACdAEQg7VL0sAA/rITBkOMaPed3EEcxjiFtN460ITdQvPWFeb8qKBs0iTscWYej3XXQAA=',
  },
  {
    id: 'maldive-dubai/photo-13',
    alt: 'Il suq delle spezie di Deira, a Dubai, sotto il tetto di legno: il sole entra dal tetto in lame oblique e una bambina e sua madre ci camminano dentro, i sacchi di zafferano, ibisco e cardamomo davanti alle botteghe; un gatto dorme su una panca e in fondo si apre il Creek',
    width: 1600,
    height: 900,
    widths: [480, 960, 1600],
    v: '53c504c3',
    placeholder:
      'data:image/webp;base64,UklGRkYAAABXRUJQVlA4IDoAAAAQAgCdASoQAAkABABoJaACdADPyrEnL1UAAP7svw3BStSFnHJwM0UpVIXpJ0xyTXgStfe5Vf6cXgAA',
  },
  {
    id: 'maldive-dubai/photo-14',
    alt: 'Di notte alle Maldive, in fondo a un molo: due viaggiatori seduti sul bordo, accanto a una lanterna, guardano la grande manta che vola nella luce di una lampada sott’acqua; più in là dorme un dhoni all’ancora',
    width: 1600,
    height: 900,
    widths: [480, 960, 1600],
    v: 'abec4c17',
    placeholder:
      'data:image/webp;base64,UklGRkwAAABXRUJQVlA4IEAAAADwAQCdASoQAAkABABoJbACdAEDfs0GsHAA/u7o+WoIXjaLYUUdHNaLF1glOCPk35CfNnBCdBk94LLH7CLrgAAA',
  },
]
