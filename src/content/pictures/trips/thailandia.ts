// Written by the picture kit (art/): `npm run paint`. Do not edit.
import type { Picture } from '../../../domain/catalogue/pictures.ts'

export const extras: readonly Picture[] = [
  {
    id: 'thailandia/extra-1',
    alt: "Il tempio dell'Alba illuminato sulla riva del Chao Phraya al crepuscolo, con le sue guglie riflesse nel fiume",
    width: 1600,
    height: 900,
    widths: [480, 960, 1600],
    v: '10ccbeeb',
    placeholder:
      'data:image/webp;base64,UklGRkQAAABXRUJQVlA4IDgAAACwAQCdASoQAAkABABoJQBOgCHV0AQAAP7R+HjhgUYURYRkbawrHKBipLV6gG/E1eKmpQO/PwAAAA==',
  },
  {
    id: 'thailandia/extra-2',
    alt: 'Barche di legno cariche di frutta e fiori in un canale di Thonburi, a Bangkok, fra le case su palafitte',
    width: 1600,
    height: 900,
    widths: [480, 960, 1600],
    v: '97d8a030',
    placeholder:
      'data:image/webp;base64,UklGRkgAAABXRUJQVlA4IDwAAADwAQCdASoQAAkABABoJZACdH8AGBE0C4AA+3Y8e4yxQo1Et52SyxplMhP/L1I1tuac5kp2/I+JkvwAAAA=',
  },
]

export const gallery: readonly Picture[] = [
  {
    id: 'thailandia/photo-01',
    alt: 'Le torri di mattoni di Ayutthaya al tramonto, con un Buddha di pietra in meditazione fra le rovine',
    width: 1600,
    height: 900,
    widths: [480, 960, 1600],
    v: '78ee818d',
    placeholder:
      'data:image/webp;base64,UklGRkgAAABXRUJQVlA4IDwAAACwAQCdASoQAAkABABoJagCdADwEGCAAOIAR55/90t3EvNT5QVjR9GBFBGZ3Tft2aflscvMzYpUUbbFwAA=',
  },
  {
    id: 'thailandia/photo-02',
    alt: 'Risaie verdi a terrazze nel nord della Thailandia, con un chedi dorato sulla collina e la nebbia nelle valli',
    width: 1600,
    height: 900,
    widths: [480, 960, 1600],
    v: '01c2b772',
    placeholder:
      'data:image/webp;base64,UklGRjwAAABXRUJQVlA4IDAAAACwAQCdASoQAAkABABoJagCdADcUvMAAP7IpW3eKVCAfnZ/yIy3x8Nx3+dZ0ICAAAA=',
  },
  {
    id: 'thailandia/photo-03',
    alt: "Elefanti che fanno il bagno nel fiume fra la giungla, con uno spruzzo d'acqua nella luce del mattino",
    width: 1600,
    height: 900,
    widths: [480, 960, 1600],
    v: 'cb951445',
    placeholder:
      'data:image/webp;base64,UklGRkAAAABXRUJQVlA4IDQAAADQAQCdASoQAAkABABoJQBWACHanFxQAAD5WLttuB3Ml3PMcD9E8hpEl9qZp2KZaqUsAAAA',
  },
  {
    id: 'thailandia/photo-04',
    alt: 'Una cuoca fa saltare il wok al mercato notturno di Chiang Mai, fra le lanterne colorate, un tuk-tuk e il chedi dorato',
    width: 1600,
    height: 900,
    widths: [480, 960, 1600],
    v: 'f57ac57b',
    placeholder:
      'data:image/webp;base64,UklGRkQAAABXRUJQVlA4IDgAAADQAQCdASoQAAkABABoJQBOgB6M0gM2sAD+n+lIV82BWfwzCpaWbGPuFy7BgdIK10Uhy9rOAhwAAA==',
  },
  {
    id: 'thailandia/photo-05',
    alt: "La baia doppia di un'isola delle Andamane vista dall'alto: una lingua di sabbia fra due golfi turchesi e le scogliere verdi",
    width: 1600,
    height: 900,
    widths: [480, 960, 1600],
    v: 'b1eb5e90',
    placeholder:
      'data:image/webp;base64,UklGRk4AAABXRUJQVlA4IEIAAADwAQCdASoQAAkABABoJbACdAEN/OJJYQAA/MwuUIAagWijhiRJKoZBq5JkJsyF7BYp/8+BB8Pat1zxRQ11Ra3CAAA=',
  },
  {
    id: 'thailandia/photo-06',
    alt: 'I tetti arancio e verdi del tempio reale di Bangkok, con le guglie e il chedi dorato sotto il sole di mezzogiorno',
    width: 1600,
    height: 900,
    widths: [480, 960, 1600],
    v: '8628f2c0',
    placeholder:
      'data:image/webp;base64,UklGRkYAAABXRUJQVlA4IDoAAADQAQCdASoQAAkABABoJbACdAEUrsDQAADLRCDlQnd/zsYSJMf8FByMrd+BR865jjxX20YdIziZFAAA',
  },
  {
    id: 'thailandia/photo-07',
    alt: 'Tramonto dietro le palme di Railay, con le scogliere di Krabi in controluce e la marea bassa sulla sabbia',
    width: 1600,
    height: 900,
    widths: [480, 960, 1600],
    v: '2b6abfaa',
    placeholder:
      'data:image/webp;base64,UklGRkYAAABXRUJQVlA4IDoAAACQAQCdASoQAAkABABoJZACdACbsJAA/ulMFDrmUcycPKaVKLA6Zlj+2vZLUy1zNB8r2JkmSfkDSAAA',
  },
  {
    id: 'thailandia/photo-08',
    alt: 'Una cascata scende di vasca in vasca, turchese, nel folto della foresta di Mae Wang, davanti a una viaggiatrice',
    width: 1600,
    height: 900,
    widths: [480, 960, 1600],
    v: '80a47e98',
    placeholder:
      'data:image/webp;base64,UklGRkoAAABXRUJQVlA4ID4AAACwAQCdASoQAAkABABoJbACdAEF1+ogAPWZTHG9L2rS7+5qGteBL2pkXa4LG3GLqGNejHyiqU8EvOkMh9AAAA==',
  },
  {
    id: 'thailandia/photo-09',
    alt: 'I grattacieli di Bangkok di notte lungo il fiume, con la torre a pixel, le luci riflesse e un battello che passa',
    width: 1600,
    height: 900,
    widths: [480, 960, 1600],
    v: '482d0418',
    placeholder:
      'data:image/webp;base64,UklGRjwAAABXRUJQVlA4IDAAAADwAQCdASoQAAkABABoJZACdAEQ/ip0CgAA/uzejlJBeFFROiMgi8LMN4e+dZ5QAAA=',
  },
  {
    id: 'thailandia/photo-10',
    alt: 'Centinaia di lanterne di carta salgono nel cielo notturno di Chiang Mai durante la festa di Yi Peng, in novembre, riflesse nello stagno',
    width: 1600,
    height: 900,
    widths: [480, 960, 1600],
    v: 'fa5f3603',
    placeholder:
      'data:image/webp;base64,UklGRkYAAABXRUJQVlA4IDoAAADwAQCdASoQAAkABABoJYwCdAELViATm8AA/uaOrqVkO0C7lrnQYngRZKTeekXUlnbuylpSdMtVKgAA',
  },
  {
    id: 'thailandia/photo-11',
    alt: "Un'amaca fra due palme sulla spiaggia bianca, davanti al mare turchese e alle isole di calcare lontane",
    width: 1600,
    height: 900,
    widths: [480, 960, 1600],
    v: '48980255',
    placeholder:
      'data:image/webp;base64,UklGRkoAAABXRUJQVlA4ID4AAADwAQCdASoQAAkABABoJaACdEf/gQu3asAA/bLgT/8jLYRx6oO6RbHH/5mpk/rip6cc86hUpFS3J4JJ3BFAAA==',
  },
  {
    id: 'thailandia/photo-12',
    alt: "Il grande Buddha bianco del Doi Kham in cima alla collina all'alba, sopra la foresta e la valle di Chiang Mai nella foschia",
    width: 1600,
    height: 900,
    widths: [480, 960, 1600],
    v: 'df8ab070',
    placeholder:
      'data:image/webp;base64,UklGRkIAAABXRUJQVlA4IDYAAADQAQCdASoQAAkABABoJYgCdAEOw4ZFMAD+ygNNglYfCntAnEAbL2oFfS7TY4TOXytAsdKAAAA=',
  },
  {
    id: 'thailandia/photo-13',
    alt: "Uno scoglio di calcare si alza dall'acqua verde della baia di Phang Nga, con due kayak fra le pareti coperte di giungla",
    width: 1600,
    height: 900,
    widths: [480, 960, 1600],
    v: '25feb796',
    placeholder:
      'data:image/webp;base64,UklGRkQAAABXRUJQVlA4IDgAAAAQAgCdASoQAAkABABoJbACsADiTy8RXtoAAP5ODTJuVwo1EN5cfkyyxFcl0JtoSjjw5vKz+JuAAA==',
  },
  {
    id: 'thailandia/photo-14',
    alt: 'I chedi bianchi dei principi Lanna e la grande stupa dorata di Wat Suan Dok, a Chiang Mai, sotto un cielo limpido',
    width: 1600,
    height: 900,
    widths: [480, 960, 1600],
    v: 'd6c4d194',
    placeholder:
      'data:image/webp;base64,UklGRj4AAABXRUJQVlA4IDIAAADQAQCdASoQAAkABABoJbACdAEO5HC1oAD+W3ziETFBE9XcXMA/W6pQgvzZc3OozSAAAA==',
  },
]
