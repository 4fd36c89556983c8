// Written by the picture kit (art/): `npm run paint`. Do not edit.
import type { Picture } from '../../../domain/catalogue/pictures.ts'

export const extras: readonly Picture[] = [
  {
    id: 'peru-machuPicchu/extra-1',
    alt: 'Un alpaca ruba il berretto di un camminatore in poncho davanti alle fasce colorate del Vinicunca: lui lo rincorre, lei ride, un cane salta',
    width: 1600,
    height: 900,
    widths: [480, 960, 1600],
    v: 'b56d8668',
    placeholder:
      'data:image/webp;base64,UklGRkIAAABXRUJQVlA4IDYAAACQAQCdASoQAAkABABoJbACdADVkhAA/mbItMwZbbdNGlsDJBtLhbxjtYajpWEZmK53281wQAA=',
  },
  {
    id: 'peru-machuPicchu/extra-2',
    alt: 'La Plaza de Armas di Cusco al mattino: una donna in abiti tradizionali con il suo lama, i portici dai balconi azzurri, la chiesa barocca dai due campanili e la bandiera arcobaleno della città',
    width: 1600,
    height: 900,
    widths: [480, 960, 1600],
    v: 'a4222c19',
    placeholder:
      'data:image/webp;base64,UklGRkAAAABXRUJQVlA4IDQAAACwAQCdASoQAAkABABoJZACdAEGjcgAAPe6y0WAcwLs8GRFKj7bDhQ+Co4TPsBWWXm2AYAA',
  },
]

export const gallery: readonly Picture[] = []
