// Written by the picture kit (art/): `npm run paint`. Do not edit.
import type { Picture } from '../../../domain/catalogue/pictures.ts'

export const extras: readonly Picture[] = [
  {
    id: 'islanda-norvegia/extra-1',
    alt: 'Skógafoss di fronte in una mattina d’estate: sessanta metri d’acqua fra la parete in ombra e il pendio verde coi 527 gradini, un arcobaleno negli spruzzi; sulla sabbia nera bagnata due viaggiatori in mantella guardano in su, uno in rosso e uno, piccolo, in giallo',
    width: 1600,
    height: 900,
    widths: [480, 960, 1600],
    v: '649688e3',
    placeholder:
      'data:image/webp;base64,UklGRlAAAABXRUJQVlA4IEQAAACwAQCdASoQAAkABABoJagCdAC0JpgAAP7N++UVm0nJyk+4aDQcQWY32t46RAwY92DMFIB7W6vcMyzGJz7iFTH7ugAAAA==',
  },
  {
    id: 'islanda-norvegia/extra-2',
    alt: 'Il Nærøyfjord al mattino: il battello elettrico bianco scivola tra una parete d’oro con la sua cascata e una in ombra; due kayak sull’acqua ferma, una fattoria rossa su un terrazzo di roccia',
    width: 1600,
    height: 900,
    widths: [480, 960, 1600],
    v: '19d2dda5',
    placeholder:
      'data:image/webp;base64,UklGRkYAAABXRUJQVlA4IDoAAADwAQCdASoQAAkABABoJagCdAENyfyaUAAA/lqDs5ALHd0ElHgYe05wsHyM98liQL/UEv9JE3dZgAAA',
  },
]

export const gallery: readonly Picture[] = [
  {
    id: 'islanda-norvegia/photo-01',
    alt: 'Lo Strokkur nell’istante in cui esplode dopo un rovescio: l’acqua turchese si gonfia e la colonna bianca sale nel cielo d’ardesia e si scioglie in vapore nel vento; tre viaggiatori guardano da dietro la corda, una bambina alza le braccia',
    width: 1600,
    height: 900,
    widths: [480, 960, 1600],
    v: '0c29380e',
    placeholder:
      'data:image/webp;base64,UklGRkgAAABXRUJQVlA4IDwAAACwAQCdASoQAAkABABoJbACdACovSgQAP4nbK6Q35TGvb8TejDiVfl8nVEnxbRGFfV4DOLcer0hDPZgAAA=',
  },
  {
    id: 'islanda-norvegia/photo-02',
    alt: 'Reynisfjara all’alba: una parete di colonne di basalto a sei lati sale come le canne di un organo dalla sabbia nera, un filo di luce su ogni spigolo; oltre la risacca i tre faraglioni, piccoli viaggiatori lontani dall’onda',
    width: 1600,
    height: 900,
    widths: [480, 960, 1600],
    v: '2cbb751c',
    placeholder:
      'data:image/webp;base64,UklGRkQAAABXRUJQVlA4IDgAAADwAQCdASoQAAkABABoJZAC7AELT16bIyAA/p4XVRPiXZ0kxKrzO/uDFOcfkxmcbgm/HwOg64AAAA==',
  },
  {
    id: 'islanda-norvegia/photo-03',
    alt: 'Coi ramponi sul Sólheimajökull: in cordata sopra un fronte di ghiaccio spaccato da un crepaccio blu, i fianchi al sole e una riga di cenere nera, specchiato nell’acqua di fusione; a riva una viaggiatrice guarda chi si inginocchia per bere',
    width: 1600,
    height: 900,
    widths: [480, 960, 1600],
    v: 'd2441c6b',
    placeholder:
      'data:image/webp;base64,UklGRlAAAABXRUJQVlA4IEQAAADQAQCdASoQAAkABABoJbACdADwHdY5PAD+thoJic1BNir5+qUoc0NScS6K5WCZ6jl71HeJqg2E2Dr3zcBQy50VkbgAAA==',
  },
  {
    id: 'islanda-norvegia/photo-04',
    alt: 'Dietro il velo di Seljalandsfoss in una sera chiara d’estate: dalla grotta si vedono la pianura coi suoi fiumi d’oro, le isole e il sole basso che accende l’acqua che cade; tre viaggiatori in mantellina sono fermi sul sentiero bagnato',
    width: 1600,
    height: 900,
    widths: [480, 960, 1600],
    v: 'ec91c15a',
    placeholder:
      'data:image/webp;base64,UklGRkwAAABXRUJQVlA4IEAAAADwAQCdASoQAAkABABoJQBOgCII/awbOgAA/DDdwW6XAjlaCBqQPX7tEKJjKE+dEftIo3b60eOPh8usnRGFYAAA',
  },
  {
    id: 'islanda-norvegia/photo-05',
    alt: 'Sky Lagoon nell’ora blu mentre nevica: la porta accesa della casa di torba versa la sua luce sull’acqua calda e sul vapore; due bagnanti col berretto di lana guardano l’Atlantico dal bordo, una terza li raggiunge, e una foca guarda loro',
    width: 1600,
    height: 900,
    widths: [480, 960, 1600],
    v: '99f84ffd',
    placeholder:
      'data:image/webp;base64,UklGRkoAAABXRUJQVlA4ID4AAADQAQCdASoQAAkABABoJbACdAERGpKeAAD+vJ4yh99QpwEiuw13lpcvPrQQOy6qqMSzlie/2Fn1xsfOG0IAAA==',
  },
  {
    id: 'islanda-norvegia/photo-06',
    alt: 'Una sera d’aprile a Reykjavík dopo una nevicata: la strada dipinta d’arcobaleno sale fra le case di lamiera colorata fino alla chiesa di Hallgrímskirkja, dorata dal sole basso; un gatto siede sui colori, in cielo c’è l’arcobaleno vero',
    width: 1600,
    height: 900,
    widths: [480, 960, 1600],
    v: '9d44fa20',
    placeholder:
      'data:image/webp;base64,UklGRlIAAABXRUJQVlA4IEYAAADwAQCdASoQAAkABABoJbACdADwfbACjgAA99+NvpIL2dKDPeTMrCg69MziDTnHSTwnalgq4PKzfFdlaM/UEQTcvlrDSJAA',
  },
  {
    id: 'islanda-norvegia/photo-07',
    alt: 'Pulcinelle di mare sul ciglio erboso di Dyrhólaey: una porta nel becco un fiore rosa; oltre l’acqua l’arco di roccia con il faro in cima, e accanto il sole basso di una notte di giugno',
    width: 1600,
    height: 900,
    widths: [480, 960, 1600],
    v: '7a8fd280',
    placeholder:
      'data:image/webp;base64,UklGRkwAAABXRUJQVlA4IEAAAADwAQCdASoQAAkABABoJaACdAD1kaqPogAA/lv1ex2mqyrgR24kBg/csPCVI6hbPmRHAvxNroghPYxhF5Vc4lAA',
  },
  {
    id: 'islanda-norvegia/photo-08',
    alt: 'Il primo sole di giugno dietro una fattoria islandese coi tetti d’erba: tre facciate di legno in ombra, due finestre accese e la lunga ombra delle case sul prato; due cavalieri passano al tölt, una donna saluta, una pecora bruca con l’agnello; dietro, la calotta di ghiaccio rosa',
    width: 1600,
    height: 900,
    widths: [480, 960, 1600],
    v: '30752465',
    placeholder:
      'data:image/webp;base64,UklGRkQAAABXRUJQVlA4IDgAAADQAQCdASoQAAkABABoJagCdAEOy9NsYAD+mFkQ6Xr82RFcCCILy2IZ/EHzTuMJXqh39BD7zgAAAA==',
  },
  {
    id: 'islanda-norvegia/photo-09',
    alt: 'Bergen dal monte Fløyen dopo il tramonto: il cielo color limone resta nel fiordo, al porto si accendono le case rosse e ocra del Bryggen; una nave salpa, la funicolare rossa risale fra gli abeti e una capra bianca riposa accanto ai viaggiatori',
    width: 1600,
    height: 900,
    widths: [480, 960, 1600],
    v: 'e5ff822e',
    placeholder:
      'data:image/webp;base64,UklGRk4AAABXRUJQVlA4IEIAAADwAQCdASoQAAkABABoJZgCdAEfbQYcw5AA/kEWght4WIIcpsVyVOtiyohlyO5RGbmINuEEBF8qD0PkxetQEI40AAA=',
  },
  {
    id: 'islanda-norvegia/photo-10',
    alt: 'Sera di giugno all’Opera di Oslo: il tetto di marmo sale dall’acqua del fiordo come una rampa, la gente ci cammina sopra, il foyer di vetro si specchia; dal tetto di una sauna galleggiante un ragazzo salta in acqua',
    width: 1600,
    height: 900,
    widths: [480, 960, 1600],
    v: 'e06efc97',
    placeholder:
      'data:image/webp;base64,UklGRkwAAABXRUJQVlA4IEAAAAAQAgCdASoQAAkABABoJbACdH8AGBWIymkAAN5iic9WPd3t48s0hvfvq+9pQ0i+mWcQVLgOVy0/HRqpEzhE2AAA',
  },
  {
    id: 'islanda-norvegia/photo-11',
    alt: 'Sera di maggio in una valle norvegese: il corteo di nozze in costume esce da una chiesa di legno medievale dai tetti di scandole a gradini con teste di drago, il violinista davanti, gli sposi, gli invitati e per ultimo un agnello',
    width: 1600,
    height: 900,
    widths: [480, 960, 1600],
    v: '30b4c5d3',
    placeholder:
      'data:image/webp;base64,UklGRkwAAABXRUJQVlA4IEAAAADQAQCdASoQAAkABABoJbACdADwJWa9YAD9421oGw3WyQxN0V+yE6JO+f2kVb9h4E9bjcn15DiJrzPn5H/k5gAA',
  },
  {
    id: 'islanda-norvegia/photo-12',
    alt: 'Le case di legno colorate del Bryggen di Bergen dopo la pioggia, specchiate nel molo bagnato; un bambino in giallo salta una pozza',
    width: 1600,
    height: 900,
    widths: [480, 960, 1600],
    v: '46c308b3',
    placeholder:
      'data:image/webp;base64,UklGRkYAAABXRUJQVlA4IDoAAAAQAgCdASoQAAkABABoJQBOkCYjFP6M3N4AAPujwQ63VgkyefRUFX9KvK2riNesGHDzapN4VzrygAAA',
  },
  {
    id: 'islanda-norvegia/photo-13',
    alt: 'Alba d’inverno in Islanda: una chiesetta di legno nera con le finestre accese, sola nella neve, e la sua ombra lunga; due viaggiatori vanno verso la porta, la luna tramonta sui monti e una volpe li guarda',
    width: 1600,
    height: 900,
    widths: [480, 960, 1600],
    v: '912963d6',
    placeholder:
      'data:image/webp;base64,UklGRkIAAABXRUJQVlA4IDYAAADQAQCdASoQAAkABABoJQBOgCHo+OjkUAD33qseYSdeW3xBMKycnRX7wrFzNL1tsZNP3YyWZAA=',
  },
  {
    id: 'islanda-norvegia/photo-14',
    alt: 'La ferrovia di Flåm in ottobre, affacciati all’ultima carrozza: il treno verde piega sulla cengia fra le betulle d’oro ed entra in galleria; in basso il fiume e le fattorie della valle, di fronte una parete in ombra con la sua cascata; da un finestrino qualcuno saluta',
    width: 1600,
    height: 900,
    widths: [480, 960, 1600],
    v: 'd96aafd2',
    placeholder:
      'data:image/webp;base64,UklGRlQAAABXRUJQVlA4IEgAAAAwAgCdASoQAAkABABoJbACdH8AGKz089ICAAD2tM1wF2r1yvEKrSzLRHmhudwG819Shgxdvur9k+Fyi4fiQfvbcyWq43AAAAA=',
  },
]
