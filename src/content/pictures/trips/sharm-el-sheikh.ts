// Written by the picture kit (art/): `npm run paint`. Do not edit.
import type { Picture } from '../../../domain/catalogue/pictures.ts'

export const extras: readonly Picture[] = [
  {
    id: 'sharm-el-sheikh/extra-1',
    alt: 'Ras Mohammed da una grotta nella parete della barriera: tra gorgonie rosse e una scia di anthias arancioni si apre il blu, e nei raggi del sole una donna in apnea scende incontro a una tartaruga embricata',
    width: 1600,
    height: 900,
    widths: [480, 960, 1600],
    v: 'e48a1efb',
    placeholder:
      'data:image/webp;base64,UklGRkYAAABXRUJQVlA4IDoAAADQAQCdASoQAAkABABoJbACdADHpEdHAAD+741Y6j76cy43YFhrchKs8G06u7O7DHCAs9rL3Xj2BQAA',
  },
  {
    id: 'sharm-el-sheikh/extra-2',
    alt: 'Notte in una valle di granito del Sinai: fra le alte pareti che il fuoco tinge d’arancio c’è la tenda dei beduini, si beve il tè intorno alle fiamme, un dromedario riposa e un telescopio guarda la Via Lattea',
    width: 1600,
    height: 900,
    widths: [480, 960, 1600],
    v: '76f95b7b',
    placeholder:
      'data:image/webp;base64,UklGRkQAAABXRUJQVlA4IDgAAAAwAgCdASoQAAkABABoJaACdH8AGBusJrlmwAD+7ySawvmSzUUZ8oYHtuV/keLun6Y2VfmhabgAAA==',
  },
]

export const gallery: readonly Picture[] = []
