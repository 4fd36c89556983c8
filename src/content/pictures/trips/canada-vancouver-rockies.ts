// Written by the picture kit (art/): `npm run paint`. Do not edit.
import type { Picture } from '../../../domain/catalogue/pictures.ts'

export const extras: readonly Picture[] = [
  {
    id: 'canada-vancouver-rockies/extra-1',
    alt: 'I totem dipinti di Stanley Park nell’ultimo sole, con i cedri alle spalle; oltre la passeggiata i grattacieli di Vancouver e le vele bianche del porto si specchiano in Coal Harbour, due ciclisti seguono il mare e un airone aspetta su uno scoglio',
    width: 1600,
    height: 900,
    widths: [480, 960, 1600],
    v: '01bb90e2',
    placeholder:
      'data:image/webp;base64,UklGRkIAAABXRUJQVlA4IDYAAACwAQCdASoQAAkABABoJaACdADzHPagAP4leXhDC8pWM7YZIgeOg0v1iJnOnVMBxOPMcOkmAAA=',
  },
  {
    id: 'canada-vancouver-rockies/extra-2',
    alt: 'Il lago Peyto dall’alto al mattino: acqua turchese fra boschi scuri e la ghiaia chiara del delta, in fondo un ghiacciaio; tre viaggiatori sull’orlo della roccia e una capra bianca delle nevi',
    width: 1600,
    height: 900,
    widths: [480, 960, 1600],
    v: '0b848a1e',
    placeholder:
      'data:image/webp;base64,UklGRlIAAABXRUJQVlA4IEYAAACwAQCdASoQAAkABABoJbACdAEMbVmgAPjHQjCfW+HK/YaBkGmfPMTtPCKxpU+PXLdkkxTMct9HjaFtpKuEdwayosRFgAAA',
  },
]

export const gallery: readonly Picture[] = []
