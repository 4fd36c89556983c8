// Written by the picture kit (art/): `npm run paint`. Do not edit.
import type { Picture } from '../../../domain/catalogue/pictures.ts'

export const extras: readonly Picture[] = [
  {
    id: 'bali-singapore/extra-1',
    alt: "Marina Bay a Singapore nell'ora blu: le tre torri con il tetto a nave, il museo a fiore di loto e la ruota",
    width: 1600,
    height: 900,
    widths: [480, 960, 1600],
    v: '0e6f3d9a',
    placeholder:
      'data:image/webp;base64,UklGRj4AAABXRUJQVlA4IDIAAAAQAgCdASoQAAkABABoJZACdAEPSpY5ZbAAAP7c+x/mr6e8IKG1HmDoIa2Jgi8cn6IwAA==',
  },
  {
    id: 'bali-singapore/extra-2',
    alt: "Il tempio Ulun Danu sul lago Beratan, con i suoi meru specchiati nell'acqua tra le nebbie dell'alba",
    width: 1600,
    height: 900,
    widths: [480, 960, 1600],
    v: '556bea8c',
    placeholder:
      'data:image/webp;base64,UklGRkgAAABXRUJQVlA4IDwAAADQAQCdASoQAAkABABoJZACdAEOy9KAAADiB01qyW6N2IGYvcDQ1JyQgxuEQEAYnJwNQVVckn2EYEPYAAA=',
  },
]

export const gallery: readonly Picture[] = [
  {
    id: 'bali-singapore/photo-01',
    alt: "La porta spaccata di un tempio balinese incornicia il vulcano Agung e si specchia nell'acqua, all'alba",
    width: 1600,
    height: 900,
    widths: [480, 960, 1600],
    v: '5889da89',
    placeholder:
      'data:image/webp;base64,UklGRkQAAABXRUJQVlA4IDgAAACwAQCdASoQAAkABABoJYwCdADAVQ0AAPzycOOlRKiZI5KVrqHyuJD6zB9pxsEIJQKRBHP9E4SYAA==',
  },
  {
    id: 'bali-singapore/photo-02',
    alt: 'Le terrazze di Tegallalang scendono a gradini nella nebbia del mattino, con una capanna di paglia e le palme',
    width: 1600,
    height: 900,
    widths: [480, 960, 1600],
    v: '674cd21c',
    placeholder:
      'data:image/webp;base64,UklGRkAAAABXRUJQVlA4IDQAAACwAQCdASoQAAkABABoJaACdACwjuwAAP7EP5gBlww323aHBO4lqJ5W1wgh0EI+zi1BAAAA',
  },
  {
    id: 'bali-singapore/photo-03',
    alt: "Il promontorio di Kelingking a Nusa Penida visto dall'alto, con la spiaggia bianca e il mare blu cobalto",
    width: 1600,
    height: 900,
    widths: [480, 960, 1600],
    v: '676ec261',
    placeholder:
      'data:image/webp;base64,UklGRkoAAABXRUJQVlA4ID4AAADQAQCdASoQAAkABABoJbACdAEO1DUzwADyl8bzOX76HazDsX5IbjNILY28G3UxwC2kVMYjwXBcpAHSYAAAAA==',
  },
  {
    id: 'bali-singapore/photo-04',
    alt: 'Una cascata scende tra le pareti coperte di felci nella giungla di Bali, in una piscina verde smeraldo',
    width: 1600,
    height: 900,
    widths: [480, 960, 1600],
    v: '58b4bf6a',
    placeholder:
      'data:image/webp;base64,UklGRj4AAABXRUJQVlA4IDIAAADQAQCdASoQAAkABABoJaACdADwz73IcAD+wVjK6ik3LL8fwNfbX42oztBZ4aNr6QAAAA==',
  },
  {
    id: 'bali-singapore/photo-05',
    alt: "Il tempio di Tanah Lot sul suo scoglio, in controluce davanti al sole che tramonta nell'oceano",
    width: 1600,
    height: 900,
    widths: [480, 960, 1600],
    v: '66a7976e',
    placeholder:
      'data:image/webp;base64,UklGRkoAAABXRUJQVlA4ID4AAADwAQCdASoQAAkABABoJYgCdACzg0YaAAAA+6UyK/Kyd+UZYfWXXAM8xQ7Yp8kbICm8RX4lh3PVnSCdsgAAAA==',
  },
  {
    id: 'bali-singapore/photo-06',
    alt: 'Le jukung a bilanciere con le vele a spicchi su una spiaggia di sabbia scura, con le onde e il vulcano lontano',
    width: 1600,
    height: 900,
    widths: [480, 960, 1600],
    v: '02820b34',
    placeholder:
      'data:image/webp;base64,UklGRkAAAABXRUJQVlA4IDQAAACwAQCdASoQAAkABABoJagCdAEOqOEgAPvyAe6ZiHXNL4NxISYJ2wUYwRtqIrpmdUVkwAAA',
  },
  {
    id: 'bali-singapore/photo-07',
    alt: 'Un macaco seduto sul muretto muschioso della foresta delle scimmie di Ubud, sotto le radici di un banyan',
    width: 1600,
    height: 900,
    widths: [480, 960, 1600],
    v: '5245a305',
    placeholder:
      'data:image/webp;base64,UklGRjoAAABXRUJQVlA4IC4AAACQAQCdASoQAAkABABoJQBOgBsWYAAA/oW3K7AgStooSi46gewSZ+Ii50FlAAAA',
  },
  {
    id: 'bali-singapore/photo-08',
    alt: 'Processione balinese con gli ombrelli gialli e le offerte di frutta sul capo, verso la porta di un tempio',
    width: 1600,
    height: 900,
    widths: [480, 960, 1600],
    v: 'e90fa629',
    placeholder:
      'data:image/webp;base64,UklGRkAAAABXRUJQVlA4IDQAAACQAQCdASoQAAkABABoJaACdADyQ+AA/OrXcZA2tjaE4lIFcPz47iMgTWJIBTGuuwUnNqAA',
  },
  {
    id: 'bali-singapore/photo-09',
    alt: "I grandi alberi d'acciaio dei Gardens by the Bay illuminati di notte, con la passerella sospesa tra i tronchi",
    width: 1600,
    height: 900,
    widths: [480, 960, 1600],
    v: 'a980bcb7',
    placeholder:
      'data:image/webp;base64,UklGRjoAAABXRUJQVlA4IC4AAADQAQCdASoQAAkABABoJYgCdAEO1BwHgAD+7N6OTs6WNvG9JcvI0kNcxWrJaAAA',
  },
  {
    id: 'bali-singapore/photo-10',
    alt: 'Il Merlion bianco zampilla nella baia di Singapore in un mattino limpido, davanti ai grattacieli del centro',
    width: 1600,
    height: 900,
    widths: [480, 960, 1600],
    v: '7e04a1bd',
    placeholder:
      'data:image/webp;base64,UklGRkIAAABXRUJQVlA4IDYAAAAQAgCdASoQAAkABABoJQBOkCYiu8/qPpKAAPZFcEA6cZvH2/h8Yi9O+XbNE01PAleUDHSgAAA=',
  },
  {
    id: 'bali-singapore/photo-11',
    alt: 'Le case bottega dai colori pastello di Chinatown a Singapore, con le file di lanterne rosse sopra la strada',
    width: 1600,
    height: 900,
    widths: [480, 960, 1600],
    v: 'c148ff02',
    placeholder:
      'data:image/webp;base64,UklGRjoAAABXRUJQVlA4IC4AAACwAQCdASoQAAkABABoJQBOgCB4w5GAAMs3HwVwjsDPbZ3PT8wMHQ/6mpNvwMAA',
  },
  {
    id: 'bali-singapore/photo-12',
    alt: 'Le serre di vetro a conchiglia dei Gardens by the Bay riflesse nel lago, con il verde tropicale attorno',
    width: 1600,
    height: 900,
    widths: [480, 960, 1600],
    v: '149b6443',
    placeholder:
      'data:image/webp;base64,UklGRkIAAABXRUJQVlA4IDYAAADwAQCdASoQAAkABABoJbACdAEegYZc0QAA/ggD7r6a4ajbZiIiN75/KtJg4DfUaq80ZK2AAAA=',
  },
  {
    id: 'bali-singapore/photo-13',
    alt: "Il fiume a Clarke Quay di notte, con le lanterne rosse, le barche di legno e le facciate colorate sull'acqua",
    width: 1600,
    height: 900,
    widths: [480, 960, 1600],
    v: 'ef345f19',
    placeholder:
      'data:image/webp;base64,UklGRjgAAABXRUJQVlA4ICwAAACwAQCdASoQAAkABABoJYgC7AEOtW9oAP7awlNDePh5fgDrrw/CTvyZaklEAA==',
  },
  {
    id: 'bali-singapore/photo-14',
    alt: "L'acqua calma di Marina Bay all'alba, con le palme sulla passeggiata di legno e i grattacieli di Singapore nella foschia",
    width: 1600,
    height: 900,
    widths: [480, 960, 1600],
    v: '5f67fb15',
    placeholder:
      'data:image/webp;base64,UklGRkYAAABXRUJQVlA4IDoAAACwAQCdASoQAAkABABoJbACdAEOkEgAAP7I+CAM7agSYvnoEmKh46EBWsiQ6N8JN8UR/sEp8XeG0AAA',
  },
]
