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
    alt: 'La Plaza de Armas di Cusco in festa, da un balcone di legno verso sera: la chiesa barocca dei gesuiti accesa dal sole, la fontana con l’Inca dorato, i cerchi delle danzatrici; un colibrì beve dalle fucsie',
    width: 1600,
    height: 900,
    widths: [480, 960, 1600],
    v: 'e4679396',
    placeholder:
      'data:image/webp;base64,UklGRjwAAABXRUJQVlA4IDAAAADwAQCdASoQAAkABABoJaACdAEO+4CH7IAA/kloyZtPgAebNkw3ZORg7CTo+OUWAAA=',
  },
]

export const gallery: readonly Picture[] = []
