// Written by the picture kit (art/): `npm run paint`. Do not edit.
import type { Picture } from '../../../domain/catalogue/pictures.ts'

export const extras: readonly Picture[] = [
  {
    id: 'maldive-dubai/extra-1',
    alt: 'Sera sul lago ai piedi del Burj Khalifa, dall’arcata del vecchio mercato: i getti dorati della fontana di Dubai ondeggiano davanti alla torre, passa un’abra illuminata e un bambino con la giacca rossa li dirige come un’orchestra',
    width: 1600,
    height: 900,
    widths: [480, 960, 1600],
    v: 'bc9bd933',
    placeholder:
      'data:image/webp;base64,UklGRkIAAABXRUJQVlA4IDYAAADwAQCdASoQAAkABABoJZACsAEO+5/zSYwA/uo1BfDU3SxUcKkRfGaAVr7jhrYmRIy5+zgAAAA=',
  },
  {
    id: 'maldive-dubai/extra-2',
    alt: 'Un falconiere e suo figlio sulla cresta di una grande duna del deserto di Dubai, al mattino: il falco torna al guanto ad ali aperte; le loro orme salgono fra luce e ombra, lontano nella foschia c’è la guglia della città',
    width: 1600,
    height: 900,
    widths: [480, 960, 1600],
    v: '871c1eed',
    placeholder:
      'data:image/webp;base64,UklGRkwAAABXRUJQVlA4IEAAAADQAQCdASoQAAkABABoJbACdAEPcRveoAD9/SZH4308l8S2wqc+OrKGuttgtLmp43a+Ayo2kfGg8i1Ju1Tm3AAA',
  },
]

export const gallery: readonly Picture[] = [
  {
    id: 'maldive-dubai/photo-01',
    alt: 'Un idrovolante bianco e corallo sospeso sulla propria ombra nella laguna chiara delle Maldive: dal pontile il pilota a piedi nudi accoglie due viaggiatori, tre squaletti passano sulla sabbia',
    width: 1600,
    height: 900,
    widths: [480, 960, 1600],
    v: 'a8bbb5e6',
    placeholder:
      'data:image/webp;base64,UklGRkIAAABXRUJQVlA4IDYAAADQAQCdASoQAAkABABoJbACdAEOcKRqYAD92yTrL49+I439jsKhrWio0r5k4R/pBz8Mh3XjgAA=',
  },
  {
    id: 'maldive-dubai/photo-02',
    alt: 'Al largo di Dhigurah, alle Maldive, visto dall’alto: uno squalo balena a macchie chiare passa nel blu lungo il bordo della barriera, tre nuotatori col boccaglio gli stanno accanto, cinque pesci dorati davanti alla bocca',
    width: 1600,
    height: 900,
    widths: [480, 960, 1600],
    v: '1fb3f87e',
    placeholder:
      'data:image/webp;base64,UklGRkIAAABXRUJQVlA4IDYAAADwAQCdASoQAAkABABoJbACdLoAAkpeCjAA/e9auGPDGYO3wONPEGfy8IYpfvt79bEuKrpIAAA=',
  },
  {
    id: 'maldive-dubai/photo-03',
    alt: 'Pescatori maldiviani sulla poppa di un dhoni davanti al sole enorme che tramonta: uno si piega all’indietro con la canna curva, uno ha alzato un tonnetto dal mare, un altro getta le esche mentre le sterne girano intorno',
    width: 1600,
    height: 900,
    widths: [480, 960, 1600],
    v: '5fa59495',
    placeholder:
      'data:image/webp;base64,UklGRkgAAABXRUJQVlA4IDwAAADwAQCdASoQAAkABABoJagCdAD0l9haAEAA/tC+KI8Y3O5+cK0ZlkKsdKYBlb2REqzuDsP2HosAWw4AAAA=',
  },
  {
    id: 'maldive-dubai/photo-04',
    alt: 'Dubai all’alba da una piscina sul tetto: il Burj Khalifa esce da un mare di nebbia dorata, vi posa la sua ombra e si specchia nell’acqua; passano i fenicotteri, una mamma e un bambino li guardano dal bordo',
    width: 1600,
    height: 900,
    widths: [480, 960, 1600],
    v: 'a93aa47a',
    placeholder:
      'data:image/webp;base64,UklGRkAAAABXRUJQVlA4IDQAAABwAgCdASoQAAkABABoJYgCdH8IwABZuAXRnldAAN5idx1PeGZ6IpYxEsNVJY5j24gL1bAA',
  },
  {
    id: 'maldive-dubai/photo-05',
    alt: 'La laguna delle Maldive dall’ombra di due palme inclinate: qualcuno legge su un’amaca a strisce, due bambini giocano a riva, un dhoni è all’ancora davanti a un’isola, sotto una grande nuvola, e una sterna riposa sulla sabbia',
    width: 1600,
    height: 900,
    widths: [480, 960, 1600],
    v: '2ff84b20',
    placeholder:
      'data:image/webp;base64,UklGRlAAAABXRUJQVlA4IEQAAACwAQCdASoQAAkABABoJbACdAEOrnhIAPyPqr3bi8X//bOGyR64nyckICVmEisZWtiPpfH3zB5Yj1hXnYEKid1+vfAAAA==',
  },
  {
    id: 'maldive-dubai/photo-06',
    alt: 'Un’isoletta delle Maldive vista a picco: il bosco di palme, la sabbia chiara, il molo con le ville a pettine e, fuori dalla barriera, uno squalo balena tra i nuotatori',
    width: 1600,
    height: 900,
    widths: [480, 960, 1600],
    v: 'cbf2dcbd',
    placeholder:
      'data:image/webp;base64,UklGRlQAAABXRUJQVlA4IEgAAADwAQCdASoQAAkABABoJbACdADwqydmIAAA/tzcWqOQd/o8yEOWUZ6F2+W/cLk9GnqbYYp+X1/bJQG/Ct9fqHTD6LNeeWHAAAA=',
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
    v: 'f31ec127',
    placeholder:
      'data:image/webp;base64,UklGRkwAAABXRUJQVlA4IEAAAAAQAgCdASoQAAkABABoJbACdAEK+TGRKzXAAP7y2/I1HxMRjDkofRdA9TN/V3tv1MGhlf5bPUx+WQP8UrFW5YAA',
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
    alt: 'Il Museo del Futuro di Dubai al mattino: un anello d’acciaio coperto di calligrafia araba sul suo colle verde e, dentro l’anello, lontana, la guglia del Burj Khalifa; una bambina la inquadra con le braccia ad arco',
    width: 1600,
    height: 900,
    widths: [480, 960, 1600],
    v: 'b3129f20',
    placeholder:
      'data:image/webp;base64,UklGRkYAAABXRUJQVlA4IDoAAADQAQCdASoQAAkABABoJbACdAEfK1s4AAD+J4CJNdH1UxZy6+qBK+ro2MhgqINyurifTEpZ1bK/h4AA',
  },
  {
    id: 'maldive-dubai/photo-11',
    alt: 'Nel deserto di Dubai, dopo il tramonto: un campo di tende illuminate in una conca tra le grandi dune rosse, il fuoco con i viaggiatori intorno; due guardano dalla cresta; sull’orizzonte acceso si vede piccola la guglia del Burj Khalifa sotto la falce di luna',
    width: 1600,
    height: 900,
    widths: [480, 960, 1600],
    v: '148b0116',
    placeholder:
      'data:image/webp;base64,UklGRkQAAABXRUJQVlA4IDgAAAAQAgCdASoQAAkABABoJZACdAEO5hXK4aMAAP7kZsB5F2Be8dQrcmMAQ+qLMMvVXfpGoo3UyAAAAA==',
  },
  {
    id: 'maldive-dubai/photo-12',
    alt: 'Mattina alle Maldive: un branco di delfini stenella corre davanti alla prua ricurva di un dhoni, uno salta sull’acqua limpida e un piccolo nuota al fianco della madre; dalla prua due viaggiatori li guardano',
    width: 1600,
    height: 900,
    widths: [480, 960, 1600],
    v: 'a50d96b3',
    placeholder:
      'data:image/webp;base64,UklGRkgAAABXRUJQVlA4IDwAAAAwAgCdASoQAAkABABoJbACdLoAAwnlbc+sIAD8i2qVIen8cV7k9QRWS8UfhA0ZS8L5FnLYQPMiJ3V3SAA=',
  },
  {
    id: 'maldive-dubai/photo-13',
    alt: 'Il suq delle spezie di Deira, a Dubai, sotto il tetto di legno: il sole entra dalle fessure in lame oblique, i sacchi di zafferano, ibisco e cardamomo davanti alle botteghe; un gatto dorme su una panca e in fondo si apre il Creek',
    width: 1600,
    height: 900,
    widths: [480, 960, 1600],
    v: 'd6c8b30c',
    placeholder:
      'data:image/webp;base64,UklGRkYAAABXRUJQVlA4IDoAAADQAQCdASoQAAkABABoJaACdAEHNmANgAD+vAFLTYYCyRvee4+cvCk25umKl9owKB3k3Sq0m1fPAAAA',
  },
  {
    id: 'maldive-dubai/photo-14',
    alt: 'Dall’alto, di notte, la punta di un molo alle Maldive: due seduti sul bordo, accanto a una lanterna, guardano la grande manta che vola nella luce di una lampada sott’acqua; una barca dondola all’ormeggio',
    width: 1600,
    height: 900,
    widths: [480, 960, 1600],
    v: '27ae5889',
    placeholder:
      'data:image/webp;base64,UklGRkwAAABXRUJQVlA4IEAAAADQAQCdASoQAAkABABoJbACdADD2+BgAAD+6decb1Md2JXl4jo1QE0ai3Lt38vmMOanWH+34D7VSz1LMmp/jEYA',
  },
]
