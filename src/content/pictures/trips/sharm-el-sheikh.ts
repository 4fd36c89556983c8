// Written by the picture kit (art/): `npm run paint`. Do not edit.
import type { Picture } from '../../../domain/catalogue/pictures.ts'

export const extras: readonly Picture[] = [
  {
    id: 'sharm-el-sheikh/extra-1',
    alt: 'Ras Mohammed da una grotta nella parete della barriera: tra gorgonie rosse e una scia di anthias arancioni si apre il blu, e nei raggi del sole una donna in apnea scende incontro a una tartaruga embricata',
    width: 1600,
    height: 900,
    widths: [480, 960, 1600],
    v: '894e3067',
    placeholder:
      'data:image/webp;base64,UklGRkgAAABXRUJQVlA4IDwAAADQAQCdASoQAAkABABoJbACdADGeoUsYAD+741Y6j76c9teU2AM008LcDBt6d7s7sMcICz2svKko6BhwAA=',
  },
  {
    id: 'sharm-el-sheikh/extra-2',
    alt: 'Notte in una valle di roccia del Sinai: un fuoco accende d’arancio una grande grotta scavata dal vento; sotto, la tenda dei beduini, il tè intorno alle fiamme, un dromedario che riposa e una ragazza che punta il telescopio sulla Via Lattea',
    width: 1600,
    height: 900,
    widths: [480, 960, 1600],
    v: '2235abe6',
    placeholder:
      'data:image/webp;base64,UklGRk4AAABXRUJQVlA4IEIAAADQAQCdASoQAAkABABoJaACdADyfZv7gAD+5Dc8AznpPuJgxs9EUjllduaPpZtcf4P9dLL0jcbtf5zFPb48qCAAAAA=',
  },
]

export const gallery: readonly Picture[] = []
