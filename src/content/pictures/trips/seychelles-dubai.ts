// Written by the picture kit (art/): `npm run paint`. Do not edit.
import type { Picture } from '../../../domain/catalogue/pictures.ts'

export const extras: readonly Picture[] = [
  {
    id: 'seychelles-dubai/extra-1',
    alt: 'Una ragazza torna in bicicletta lungo la baia di La Digue al tramonto, con il cagnolino nel cestino e i capelli al vento; sopra di lei le volpi volanti lasciano le palme e i graniti',
    width: 1600,
    height: 900,
    widths: [480, 960, 1600],
    v: '157cd9b0',
    placeholder:
      'data:image/webp;base64,UklGRkYAAABXRUJQVlA4IDoAAACwAQCdASoQAAkABABoJbACdAEUnXwQAP2dZllErM5dkvv+pjtLZUZ9GBktgSdYivEzgviYda6xQAAA',
  },
  {
    id: 'seychelles-dubai/extra-2',
    alt: 'A Dubai, al primo sole, un museo che è un anello d’acciaio coperto di calligrafia: nel suo vuoto si vede il Burj Khalifa, davanti passa la metropolitana e in cielo uno stormo di fenicotteri',
    width: 1600,
    height: 900,
    widths: [480, 960, 1600],
    v: '2b270971',
    placeholder:
      'data:image/webp;base64,UklGRjwAAABXRUJQVlA4IDAAAACwAQCdASoQAAkABABoJQBOgCKTWLPsAP5b20JP6YXsQ+o3OPEJdj9nmNUshzAAAAA=',
  },
]

export const gallery: readonly Picture[] = []
