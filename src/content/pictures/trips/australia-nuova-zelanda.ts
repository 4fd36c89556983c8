// Written by the picture kit (art/): `npm run paint`. Do not edit.
import type { Picture } from '../../../domain/catalogue/pictures.ts'

export const extras: readonly Picture[] = [
  {
    id: 'australia-nuova-zelanda/extra-1',
    alt: 'La Grande Barriera Corallina dall’alto: il cuore di corallo in un canale di blu profondo, fra i banchi turchesi, con l’idrovolante delle escursioni e la sua ombra',
    width: 1600,
    height: 900,
    widths: [480, 960, 1600],
    v: '88969d02',
    placeholder:
      'data:image/webp;base64,UklGRlAAAABXRUJQVlA4IEQAAADQAQCdASoQAAkABABoJbACdAD1MkeGAAD87P8f5lCErPA+NTtGi00lXe7pv1XRIz9OhZVDzp3Af+z6jvNvI2+vFiAAAA==',
  },
  {
    id: 'australia-nuova-zelanda/extra-2',
    alt: 'Il Mitre Peak si alza dal fiordo di Milford Sound di primo mattino, con foresta pluviale, cascate, due kayak e due delfini sull’acqua ferma',
    width: 1600,
    height: 900,
    widths: [480, 960, 1600],
    v: 'c1a9b82f',
    placeholder:
      'data:image/webp;base64,UklGRkgAAABXRUJQVlA4IDwAAADQAQCdASoQAAkABABoJZgCdAD5MrK6iAD+W/Zu71GZuwPU3bYrFtdqpts9QcdCw0DfZE3da9kQZCXAAAA=',
  },
]

export const gallery: readonly Picture[] = []
