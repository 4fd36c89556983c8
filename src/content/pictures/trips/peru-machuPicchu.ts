// Written by the picture kit (art/): `npm run paint`. Do not edit.
import type { Picture } from '../../../domain/catalogue/pictures.ts'

export const extras: readonly Picture[] = [
  {
    id: 'peru-machuPicchu/extra-1',
    alt: 'Lama con le coperte rosse davanti alle fasce di terra colorata di Vinicunca, la montagna arcobaleno delle Ande',
    width: 1600,
    height: 900,
    widths: [480, 960, 1600],
    v: '1db6abe3',
    placeholder:
      'data:image/webp;base64,UklGRkAAAABXRUJQVlA4IDQAAADQAQCdASoQAAkABABoJbACdGuAArjgAAD+mFES5CBm5zmEOiCPwKJheHKHrAP0UHzBgAAA',
  },
  {
    id: 'peru-machuPicchu/extra-2',
    alt: "La Plaza de Armas di Cusco all'imbrunire, con la chiesa dai due campanili, i portici accesi e le luci sulle colline",
    width: 1600,
    height: 900,
    widths: [480, 960, 1600],
    v: '528aca1e',
    placeholder:
      'data:image/webp;base64,UklGRkIAAABXRUJQVlA4IDYAAACwAQCdASoQAAkABABoJQBOgB6K7wsAAP6J26ggczu2yXTlPDj8uoPDe1+nBH1hs1G619cAAAA=',
  },
]

export const gallery: readonly Picture[] = []
