// Written by the picture kit (art/): `npm run paint`. Do not edit.
import type { Picture } from '../../../domain/catalogue/pictures.ts'

export const extras: readonly Picture[] = [
  {
    id: 'peru-machuPicchu/extra-1',
    alt: 'Il Vinicunca, la montagna arcobaleno, acceso dal sole mentre l’ombra di una nuvola ne raggiunge il piede, con le nevi dell’Ausangate alle spalle; dall’altura una donna lo guarda accanto al suo alpaca, e il suo scialle ha le stesse fasce',
    width: 1600,
    height: 900,
    widths: [480, 960, 1600],
    v: '39201314',
    placeholder:
      'data:image/webp;base64,UklGRk4AAABXRUJQVlA4IEIAAADQAQCdASoQAAkABABoJZgCdACmDQGylAD2p6MhVwiSA12mhof1Ypwffahcd2vdnJOxC3MVXShus5zbLLj7Jc0WAAA=',
  },
  {
    id: 'peru-machuPicchu/extra-2',
    alt: 'Le saline di Maras nella prima luce: centinaia di vasche bianche, rosa e turchesi scendono a gradini nel vallone fra i pendii rossi; i raccoglitori sono già al lavoro, un bambino cammina in equilibrio su un argine',
    width: 1600,
    height: 900,
    widths: [480, 960, 1600],
    v: 'f5e0efb1',
    placeholder:
      'data:image/webp;base64,UklGRlAAAABXRUJQVlA4IEQAAACwAQCdASoQAAkABABoJZACdADpnQBwAM2SpXtwuNkCG1yMbYEAEfImNuR7e1JxA4q1aJdSOZD8HUts1YaZXWaPvYAAAA==',
  },
]

export const gallery: readonly Picture[] = []
