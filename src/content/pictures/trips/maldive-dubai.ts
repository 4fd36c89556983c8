// Written by the picture kit (art/): `npm run paint`. Do not edit.
import type { Picture } from '../../../domain/catalogue/pictures.ts'

export const extras: readonly Picture[] = [
  {
    id: 'maldive-dubai/extra-1',
    alt: 'Sera sul lago ai piedi del Burj Khalifa, dall’arcata del vecchio mercato: i getti dorati della fontana di Dubai ondeggiano davanti alla torre, passa un’abra illuminata e un bambino con la giacca rossa li dirige come un’orchestra',
    width: 1600,
    height: 900,
    widths: [480, 960, 1600],
    v: '974d5d5d',
    placeholder:
      'data:image/webp;base64,UklGRkIAAABXRUJQVlA4IDYAAADwAQCdASoQAAkABABoJZgC7AEPDuefZlAA/uo0jVWNo3V1gfT3Emq1BRqTsQS/WtphI4WuTAA=',
  },
  {
    id: 'maldive-dubai/extra-2',
    alt: 'Un falconiere e suo figlio sulla cresta di una grande duna del deserto di Dubai, al mattino: il falco torna al guanto ad ali aperte; più in basso gli orici e i dromedari, lontano nella foschia la guglia della città',
    width: 1600,
    height: 900,
    widths: [480, 960, 1600],
    v: 'ca49a99b',
    placeholder:
      'data:image/webp;base64,UklGRkYAAABXRUJQVlA4IDoAAADwAQCdASoQAAkABABoJbACdH8AGAyKbYAA/mbU4kXfjnBdYtZkMm8RkVqmnl8SYWju0QeYsVRqAAAA',
  },
]

export const gallery: readonly Picture[] = [
  {
    id: 'maldive-dubai/photo-01',
    alt: 'Un idrovolante bianco e corallo sospeso sulla propria ombra nella laguna chiara delle Maldive: dal pontile il pilota a piedi nudi accoglie due viaggiatori, tre squaletti passano sulla sabbia',
    width: 1600,
    height: 900,
    widths: [480, 960, 1600],
    v: '080d28e3',
    placeholder:
      'data:image/webp;base64,UklGRkAAAABXRUJQVlA4IDQAAADQAQCdASoQAAkABABoJbACdAEOcKRvUAD+WD5qObdJjEs0bVWsZJ/l6oIPRrSg0LI4m4AA',
  },
  {
    id: 'maldive-dubai/photo-02',
    alt: 'Al largo di Dhigurah, alle Maldive: uno squalo balena a macchie bianche passa nell’acqua blu sotto tre nuotatori col boccaglio, cinque pesci dorati davanti al muso',
    width: 1600,
    height: 900,
    widths: [480, 960, 1600],
    v: 'e0339d78',
    placeholder:
      'data:image/webp;base64,UklGRkIAAABXRUJQVlA4IDYAAADwAQCdASoQAAkABABoJbACdAD0ZEr/VgAAy0FViLviihLkrLLPhC7fHx6k1g+Z/o83WBLJwAA=',
  },
  {
    id: 'maldive-dubai/photo-03',
    alt: 'Pescatori maldiviani al tramonto sulla poppa di un dhoni: uno si piega all’indietro con la canna curva, uno solleva un tonnetto dal mare, un altro getta le esche mentre le sterne girano intorno',
    width: 1600,
    height: 900,
    widths: [480, 960, 1600],
    v: '54e9795a',
    placeholder:
      'data:image/webp;base64,UklGRkYAAABXRUJQVlA4IDoAAAAQAgCdASoQAAkABABoJYgCdFKAAcpjqJ0AAPKjfBBjhGXngDONnhkN3nTI90mpK7qkzZicnYzTwAAA',
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
    alt: "La laguna delle Maldive all'ombra di due palme inclinate: qualcuno legge su un'amaca a strisce, due bambini giocano a riva, un dhoni è all'ancora davanti a un'isola e una sterna riposa sulla sabbia",
    width: 1600,
    height: 900,
    widths: [480, 960, 1600],
    v: '1e62565e',
    placeholder:
      'data:image/webp;base64,UklGRkwAAABXRUJQVlA4IEAAAADQAQCdASoQAAkABABoJbACdAEQD2WWAAD946CnwL7WiDjINIEjtSlkmtHvipYRFBkE8riy2z42rnohwA8jIgAA',
  },
  {
    id: 'maldive-dubai/photo-06',
    alt: "Un'isoletta rotonda delle Maldive vista a picco: palme come stelle, la sabbia, il molo con le ville a pettine e, fuori dalla barriera, uno squalo balena tra i nuotatori",
    width: 1600,
    height: 900,
    widths: [480, 960, 1600],
    v: 'c961586d',
    placeholder:
      'data:image/webp;base64,UklGRlYAAABXRUJQVlA4IEoAAADwAQCdASoQAAkABABoJbACdADG7/rKLAAA/tzcW52x/QzOs/NXpBqV8m6Id2ftZNvoPMnz78EVI2SgN+Fb7cQNdBakhuv+ZwAAAA==',
  },
  {
    id: 'maldive-dubai/photo-07',
    alt: 'Sul Creek di Dubai, al mattino: le abra di legno con i passeggeri attraversano davanti alle torri del vento color sabbia e al minareto; lontano, nella foschia, la guglia del Burj Khalifa',
    width: 1600,
    height: 900,
    widths: [480, 960, 1600],
    v: '9d0815b7',
    placeholder:
      'data:image/webp;base64,UklGRkgAAABXRUJQVlA4IDwAAADQAQCdASoQAAkABABoJbACdAD5+tVaAAD8ihpM6veX4zOaguJH8qpoRoMdMtVOUWDZhBNPVHYNhVeoAAA=',
  },
  {
    id: 'maldive-dubai/photo-08',
    alt: 'Di notte alle Maldive la risacca accende d’azzurro la baia sotto la Via Lattea: due viaggiatori lasciano orme di luce, una bambina fa sprizzare scintille dall’acqua',
    width: 1600,
    height: 900,
    widths: [480, 960, 1600],
    v: '638adb2c',
    placeholder:
      'data:image/webp;base64,UklGRk4AAABXRUJQVlA4IEIAAAAQAgCdASoQAAkABABoJbACdAEK+TGQu+gAAP7y2/I1HxMRjDkofIs8MDI5DOxZCGyP517epW/WuE68jURe29WlAAA=',
  },
  {
    id: 'maldive-dubai/photo-09',
    alt: "Gli atolli delle Maldive all'alba dall'aereo: un grande anello di barriera turchese con le sue isole e le ville sull'acqua nel mare indaco, l'ala in primo piano e la strada d'oro del sole",
    width: 1600,
    height: 900,
    widths: [480, 960, 1600],
    v: '58112d00',
    placeholder:
      'data:image/webp;base64,UklGRkYAAABXRUJQVlA4IDoAAACwAQCdASoQAAkABABoJbACdAEOLxUgAPzXI3WnK51tnbbu+jZ9fmK5p8MidC8zvwrYMVb3kUANwAAA',
  },
  {
    id: 'maldive-dubai/photo-10',
    alt: 'Il Museo del Futuro di Dubai al mattino: un anello d’acciaio coperto di calligrafia araba sul suo colle verde e, dentro l’anello, lontana, la guglia del Burj Khalifa; una bambina la inquadra con le braccia ad arco',
    width: 1600,
    height: 900,
    widths: [480, 960, 1600],
    v: '74ee244b',
    placeholder:
      'data:image/webp;base64,UklGRkgAAABXRUJQVlA4IDwAAADwAQCdASoQAAkABABoJagCdAEfPrAEZwAA/ieAiTXR9VMWcvFwZHJ04x5hXnNyus+hbfZ2IROr/dgAAAA=',
  },
  {
    id: 'maldive-dubai/photo-11',
    alt: 'Nel deserto di Dubai, dopo il tramonto: un campo di tende illuminate in una conca tra le grandi dune rosse, il fuoco con i viaggiatori intorno; due guardano dalla cresta, due orici dalla duna; sull’orizzonte acceso si vede piccola la guglia del Burj Khalifa sotto la falce di luna',
    width: 1600,
    height: 900,
    widths: [480, 960, 1600],
    v: '09fe0d8c',
    placeholder:
      'data:image/webp;base64,UklGRkYAAABXRUJQVlA4IDoAAADwAQCdASoQAAkABABoJZACdAEOzkEaHIAA/trRJPhuABpnOVfGlsLCW2V6DSjFx3ppSUZGfEysAAAA',
  },
  {
    id: 'maldive-dubai/photo-12',
    alt: 'Mattina alle Maldive: un branco di delfini stenella corre davanti alla prua ricurva di un dhoni, uno salta sull’acqua limpida e un piccolo nuota al fianco della madre; dalla prua due viaggiatori li guardano',
    width: 1600,
    height: 900,
    widths: [480, 960, 1600],
    v: 'd19b532c',
    placeholder:
      'data:image/webp;base64,UklGRkgAAABXRUJQVlA4IDwAAAAwAgCdASoQAAkABABoJbACdLoAAwnlbNAz4AD8i2qVIen8cV+Mg3+N7ZGFpNK1r7n0dhta1OuADZ0SmAA=',
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
    alt: 'Dall’alto, di notte, la punta di un molo alle Maldive: due sdraiati sul telo guardano le stelle e nella luce della lampada, accanto a loro, passa una manta; una barca dondola all’ormeggio',
    width: 1600,
    height: 900,
    widths: [480, 960, 1600],
    v: '68045adc',
    placeholder:
      'data:image/webp;base64,UklGRkoAAABXRUJQVlA4ID4AAADwAQCdASoQAAkABABoJbACdAEXWCLAEAAA/uXnhMJeKiENxmcF7Ciy8B4MC/NeyCuz9T3HN+Fb17ganLwAAA==',
  },
]
