// Written by the picture kit (art/): `npm run paint`. Do not edit.
import type { Picture } from '../../../domain/catalogue/pictures.ts'

export const extras: readonly Picture[] = [
  {
    id: 'peru-machuPicchu/extra-1',
    alt: 'Lama con le coperte rosse davanti alle fasce di terra colorata di Vinicunca, la montagna arcobaleno delle Ande',
    width: 1600,
    height: 900,
    widths: [480, 960, 1600],
    v: 'd43cc205',
    placeholder:
      'data:image/webp;base64,UklGRkQAAABXRUJQVlA4IDgAAAAwAgCdASoQAAkABABoJbACdGuAAuGrkqMKAAD+thc3ZpMtGpLOUy0rNMz6puO3OVfgitM6GgAAAA==',
  },
  {
    id: 'peru-machuPicchu/extra-2',
    alt: "La Plaza de Armas di Cusco all'imbrunire, con la chiesa dai due campanili, i portici accesi e le luci sulle colline",
    width: 1600,
    height: 900,
    widths: [480, 960, 1600],
    v: '71560253',
    placeholder:
      'data:image/webp;base64,UklGRkQAAABXRUJQVlA4IDgAAACQAQCdASoQAAkABABoJQBOgB5TrwAA/q2ekkcicaKdXRbPnK/qBsRxe2sUwlewnAcfyarytEAAAA==',
  },
]

export const gallery: readonly Picture[] = []
