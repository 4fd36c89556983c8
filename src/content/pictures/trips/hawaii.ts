// Written by the picture kit (art/): `npm run paint`. Do not edit.
import type { Picture } from '../../../domain/catalogue/pictures.ts'

export const extras: readonly Picture[] = [
  {
    id: 'hawaii/extra-1',
    alt: 'Tutti in posa per l’autoscatto sulla canoa a bilanciere davanti alle creste di Kualoa: solo la bambina si è voltata e indica la megattera che salta dietro di loro',
    width: 1600,
    height: 900,
    widths: [480, 960, 1600],
    v: 'bc8c73b9',
    placeholder:
      'data:image/webp;base64,UklGRlIAAABXRUJQVlA4IEYAAADwAQCdASoQAAkABABoJbACdAEQTuvNJHAA/eOopA6CxidQL0W09Yiu5FX8XTKQ3xAECIKgMUN4kBqlaS7Cczc86V5DNsAA',
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
