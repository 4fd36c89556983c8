// Written by the picture kit (art/): `npm run paint`. Do not edit.
import type { Picture } from '../../../domain/catalogue/pictures.ts'

export const extras: readonly Picture[] = [
  {
    id: 'peru-machuPicchu/extra-1',
    alt: 'Le fasce colorate del Vinicunca, la montagna arcobaleno, con le nevi dell’Ausangate alle spalle: i camminatori salgono in fila verso la cresta e due alpaca guardano dal pascolo',
    width: 1600,
    height: 900,
    widths: [480, 960, 1600],
    v: '8bc4833a',
    placeholder:
      'data:image/webp;base64,UklGRkYAAABXRUJQVlA4IDoAAACQAQCdASoQAAkABABoJbACdACZQsAA4gbawLckpweFCF+P8+pCn91VrFUyEKTuzN0bomw4nB6VGAAA',
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
