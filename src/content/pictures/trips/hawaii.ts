// Written by the picture kit (art/): `npm run paint`. Do not edit.
import type { Picture } from '../../../domain/catalogue/pictures.ts'

export const extras: readonly Picture[] = [
  {
    id: 'hawaii/extra-1',
    alt: 'Le creste verdi e affilate di Kualoa, sulla costa sopravvento di Oahu, nella luce radente della sera con una barca a vela',
    width: 1600,
    height: 900,
    widths: [480, 960, 1600],
    v: 'e493a4ff',
    placeholder:
      'data:image/webp;base64,UklGRkYAAABXRUJQVlA4IDoAAADwAQCdASoQAAkABABoJbACdH8AF6U5gAAA/mba7lSSq60lNcemXOrcKIXOY1MUw5oxT0j7YXZr8AAA',
  },
  {
    id: 'hawaii/extra-2',
    alt: 'Attesa del buio sull’orlo del Kilauea: una bambina strizza l’occhio e tiene lo stecco in modo che il marshmallow sembri arrostire sulla fontana di lava; il fratellino spalanca la bocca, il geologo ride',
    width: 1600,
    height: 900,
    widths: [480, 960, 1600],
    v: '32afbad9',
    placeholder:
      'data:image/webp;base64,UklGRlQAAABXRUJQVlA4IEgAAAAQAgCdASoQAAkABABoJagCdAEQN7996QFgAP6EDAOF2U090NubRa5EP71/VhskfcC3+JscDaCOILMtjI1/ELTuszSiJwkAAAA=',
  },
]

export const gallery: readonly Picture[] = []
