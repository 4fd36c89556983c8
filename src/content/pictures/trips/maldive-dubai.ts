// Written by the picture kit (art/): `npm run paint`. Do not edit.
import type { Picture } from '../../../domain/catalogue/pictures.ts'

export const extras: readonly Picture[] = [
  {
    id: 'maldive-dubai/extra-1',
    alt: 'Sera sul lago ai piedi del Burj Khalifa, guardato dal basso: la torre sale fino in cima al cielo e i getti dorati della fontana di Dubai si aprono a ventaglio davanti a un bambino con la giacca rossa, che li dirige come un’orchestra; i genitori lo guardano dalla riva',
    width: 1600,
    height: 900,
    widths: [480, 960, 1600],
    v: '7f84dcfe',
    placeholder:
      'data:image/webp;base64,UklGRkIAAABXRUJQVlA4IDYAAADwAQCdASoQAAkABABoJaACdAEO4qi0JAAA/ulYWpyBkvW/5hIs/NirMGtpg6bZci2cXfQAAAA=',
  },
  {
    id: 'maldive-dubai/extra-2',
    alt: 'Un falconiere e suo figlio sulla cresta di una grande duna del deserto di Dubai, al mattino: il falco torna al guanto ad ali aperte; le loro orme salgono fra luce e ombra, lontano nella foschia c’è la guglia della città',
    width: 1600,
    height: 900,
    widths: [480, 960, 1600],
    v: 'a7ab358c',
    placeholder:
      'data:image/webp;base64,UklGRk4AAABXRUJQVlA4IEIAAAAQAgCdASoQAAkABABoJbACdAEQRN/+TTgAAP39Jke/UvVVLyprufRglxDhbx83NrrJifYYyE6Ca8vtbgLMEYwIAAA=',
  },
]

export const gallery: readonly Picture[] = [
  {
    id: 'maldive-dubai/photo-01',
    alt: 'Un idrovolante bianco e corallo si è appena staccato dalla laguna delle Maldive: dai galleggianti cade ancora acqua, l’ombra lo segue sul turchese; dalla lingua di sabbia una bambina lo saluta mentre il vento delle eliche porta via il cappello di paglia della madre',
    width: 1600,
    height: 900,
    widths: [480, 960, 1600],
    v: '1afaea8e',
    placeholder:
      'data:image/webp;base64,UklGRkYAAABXRUJQVlA4IDoAAADQAQCdASoQAAkABABoJbACdAEOs6HIAADLREc40BceJgG/DCCyqrlfd/wzaDOefOYjEH9gXWMvLwAA',
  },
  {
    id: 'maldive-dubai/photo-02',
    alt: 'Al largo di Dhigurah, alle Maldive, visto dall’alto: uno squalo balena a macchie chiare passa nel blu lungo il bordo della barriera, tre nuotatori col boccaglio gli stanno accanto, sette pesci dorati davanti alla bocca',
    width: 1600,
    height: 900,
    widths: [480, 960, 1600],
    v: 'd1a0ed6a',
    placeholder:
      'data:image/webp;base64,UklGRkQAAABXRUJQVlA4IDgAAADwAQCdASoQAAkABABoJbACdLoAAdqEp8AA/gBU8TinUmXdBn+iCjdny8IYpfvt7+t+fPrMHUAAAA==',
  },
  {
    id: 'maldive-dubai/photo-03',
    alt: 'Pescatori maldiviani sulla poppa di un dhoni davanti al sole enorme che tramonta: uno si piega all’indietro con la canna curva, uno ha alzato un tonnetto dal mare, un altro getta le esche mentre le sterne girano intorno',
    width: 1600,
    height: 900,
    widths: [480, 960, 1600],
    v: '0c08e922',
    placeholder:
      'data:image/webp;base64,UklGRkoAAABXRUJQVlA4ID4AAADQAQCdASoQAAkABABoJbACdAEJHPRGiAD+2tDhm7TN1SZXcuc6w3S+IInyrvunNuonHeNR93q3kO1YiAgAAA==',
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
    alt: 'La laguna delle Maldive dall’ombra di due palme inclinate: qualcuno legge su un’amaca a strisce, due bambini giocano a riva, un dhoni è all’ancora davanti a un’isola e una sterna riposa sulla sabbia',
    width: 1600,
    height: 900,
    widths: [480, 960, 1600],
    v: 'faf4ad97',
    placeholder:
      'data:image/webp;base64,UklGRkwAAABXRUJQVlA4IEAAAADQAQCdASoQAAkABABoJbACdAEOqty2wAD8j6q92Pb0VYDswn84UbmmxymeQoikWoBogK2XXEST3IDwBKudeAAA',
  },
  {
    id: 'maldive-dubai/photo-06',
    alt: 'La lingua di sabbia di Dhigurah dall’alto, al mattino: una striscia bianca serpeggia fra la laguna turchese e il blu dell’oceano fino al punto in cui si incontrano due correnti; due viaggiatori camminano verso la punta lasciando le orme, le palme stendono ombre lunghe e tre razze passano al largo',
    width: 1600,
    height: 900,
    widths: [480, 960, 1600],
    v: '9d0cd11f',
    placeholder:
      'data:image/webp;base64,UklGRlAAAABXRUJQVlA4IEQAAADQAQCdASoQAAkABABoJbACdAELR2OpAAD8cjmCCAJGqTy1iFzpw8roqExLtPX8U7ERu5s3hyfGDos+yp4t+ATPW9WwAA==',
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
    v: '7ceafe7d',
    placeholder:
      'data:image/webp;base64,UklGRkYAAABXRUJQVlA4IDoAAADwAQCdASoQAAkABABoJbACdAEPAGD209gA/vEOZ1MJaZi6ChbZhE5uzgG3Scp/F3YiH+cts8iUUoAA',
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
    alt: 'Il Museo del Futuro di Dubai controluce al mattino: l’anello d’acciaio coperto di calligrafia araba sul suo colle verde getta sul piazzale la propria ombra, e nell’ellisse di sole che passa dal foro si è fermata una bambina con la madre; dentro l’anello, lontana, la guglia del Burj Khalifa',
    width: 1600,
    height: 900,
    widths: [480, 960, 1600],
    v: 'a5232234',
    placeholder:
      'data:image/webp;base64,UklGRkgAAABXRUJQVlA4IDwAAACwAQCdASoQAAkABABoJbACdADFK/rgAP6YLLLU6kLmSH8SOxZ5Wm9fD5x749LpJqdKxGy8kiX++YIUUAA=',
  },
  {
    id: 'maldive-dubai/photo-11',
    alt: 'Nel deserto di Dubai, dopo il tramonto: un campo di tende illuminate in una conca tra le grandi dune rosse, il fuoco con i viaggiatori intorno; due guardano dalla cresta; sull’orizzonte acceso si vede piccola la guglia del Burj Khalifa sotto la falce di luna',
    width: 1600,
    height: 900,
    widths: [480, 960, 1600],
    v: '4df92f64',
    placeholder:
      'data:image/webp;base64,UklGRkYAAABXRUJQVlA4IDoAAADwAQCdASoQAAkABABoJZACdAD0TBfHHzAA/tvoY9/jByR0ttm70g3ZOMmXshamnZzrhawxmhHOlgAA',
  },
  {
    id: 'maldive-dubai/photo-12',
    alt: 'Mattina alle Maldive: una stenella salta altissima davanti alla prua ricurva di un dhoni, il suo piccolo prova lo stesso salto accanto a lei, un’altra è già di nuovo in acqua; da bordo tre viaggiatori le salutano',
    width: 1600,
    height: 900,
    widths: [480, 960, 1600],
    v: '4568b658',
    placeholder:
      'data:image/webp;base64,UklGRkwAAABXRUJQVlA4IEAAAADwAQCdASoQAAkABABoJbACdAEPCDNUPjgA4gRkANk4CQf+VNcJautnZ+KWDYiSeMwB9lTAIP6xPoUH+68hgAAA',
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
    alt: 'Di notte alle Maldive, in fondo a un molo: due viaggiatori seduti sul bordo, accanto a una lanterna, guardano la grande manta che vola nella luce di una lampada sott’acqua; più in là dorme un dhoni all’ancora',
    width: 1600,
    height: 900,
    widths: [480, 960, 1600],
    v: 'b129ffb6',
    placeholder:
      'data:image/webp;base64,UklGRkoAAABXRUJQVlA4ID4AAADwAQCdASoQAAkABABoJbACdAEQ/dhoQAAA/u7onod13hTVV22hWEfHeMstb8jwQnn7mxMAUEhGySRLSKcAAA==',
  },
]
