// Written by the picture kit (art/): `npm run paint`. Do not edit.
import type { Picture } from '../../../domain/catalogue/pictures.ts'

export const extras: readonly Picture[] = [
  {
    id: 'islanda-norvegia/extra-1',
    alt: 'Skógafoss di fronte in una mattina d’estate: sessanta metri d’acqua fra la parete in ombra e il pendio verde coi 527 gradini, un arcobaleno negli spruzzi; sulla sabbia nera bagnata due viaggiatori in mantella guardano in su, uno in rosso e uno, piccolo, in giallo',
    width: 1600,
    height: 900,
    widths: [480, 960, 1600],
    v: '3f833847',
    placeholder:
      'data:image/webp;base64,UklGRkgAAABXRUJQVlA4IDwAAADQAQCdASoQAAkABABoJYgCdADGLKXwAAD+wHT39sPD01k4dUuU+okeRUsw7wnCywpUbP1sg0tQsyfojAA=',
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
    v: '3591358a',
    placeholder:
      'data:image/webp;base64,UklGRkoAAABXRUJQVlA4ID4AAADQAQCdASoQAAkABABoJbACdAEHQEO2iAD+o2rztlm1qESlQuBFPYNf8ACJRQ29gIaHP4Il/oOCfE0vGQAAAA==',
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
    alt: 'Coi ramponi sul Sólheimajökull: in cordata sulla cresta di un’alta parete di ghiaccio azzurro rigata di cenere nera, specchiata nell’acqua di fusione; dietro la calotta al sole, a riva una viaggiatrice guarda chi si inginocchia per bere',
    width: 1600,
    height: 900,
    widths: [480, 960, 1600],
    v: 'f4e84a4a',
    placeholder:
      'data:image/webp;base64,UklGRkoAAABXRUJQVlA4ID4AAADQAQCdASoQAAkABABoJbACdAEUfhM4AAD+xgUc6JMwbjeEc8XlZdNpGbjCbCIreqUi+XqX6/y51kEjtYqAAA==',
  },
  {
    id: 'islanda-norvegia/photo-04',
    alt: 'Dietro il velo di Seljalandsfoss in una sera chiara d’estate: dalla grotta si vedono la pianura coi suoi fiumi d’oro, le isole e il sole basso nell’acqua che cade; tre viaggiatori in mantellina sono fermi sul sentiero bagnato',
    width: 1600,
    height: 900,
    widths: [480, 960, 1600],
    v: 'e4397fc8',
    placeholder:
      'data:image/webp;base64,UklGRlAAAABXRUJQVlA4IEQAAADwAQCdASoQAAkABABoJYgCdAEO9GH78wwA/cP2jllN9w76cr5yGEnTe0SgZ6mzsYZw1gg4juvS17Dx+jEYQaJ3PBIAAA==',
  },
  {
    id: 'islanda-norvegia/photo-05',
    alt: 'Sky Lagoon nell’ora blu mentre nevica: la porta accesa della casa di torba versa la sua luce sull’acqua calda e sul vapore; due bagnanti col berretto di lana, i gomiti sul bordo, guardano l’Atlantico, e una foca guarda loro',
    width: 1600,
    height: 900,
    widths: [480, 960, 1600],
    v: '8cd8a19b',
    placeholder:
      'data:image/webp;base64,UklGRkoAAABXRUJQVlA4ID4AAADwAQCdASoQAAkABABoJbACdAEVIWr+YcAA/kEtyGHe2cwclMj8O1Fgxp2fu2UsWOalIClZwPVHCQ03yGAAAA==',
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
    alt: 'Il primo sole di giugno dietro una fattoria islandese coi tetti d’erba: cinque facciate di legno in ombra con le finestre accese, la loro ombra lunga sul prato, due cavalieri passano al tölt, una pecora bruca con l’agnello; dietro la calotta di ghiaccio, lupini viola in primo piano',
    width: 1600,
    height: 900,
    widths: [480, 960, 1600],
    v: 'e8205b70',
    placeholder:
      'data:image/webp;base64,UklGRkAAAABXRUJQVlA4IDQAAADQAQCdASoQAAkABABoJagCdAEQLuKwAAD+mFzIUfK5pSi1RHNOqVfq5Ltttrb3xFFPAngA',
  },
  {
    id: 'islanda-norvegia/photo-09',
    alt: 'Bergen dal monte Fløyen dopo il tramonto: l’ultima luce resta nel fiordo e nel porto, fra i lunghi tetti rossi del Bryggen e Nordnes si accendono le finestre; una nave salpa, la funicolare rossa risale fra gli abeti e una capra bianca guarda con i viaggiatori',
    width: 1600,
    height: 900,
    widths: [480, 960, 1600],
    v: 'ed2915da',
    placeholder:
      'data:image/webp;base64,UklGRlAAAABXRUJQVlA4IEQAAADwAQCdASoQAAkABABoJaACdAD6GNMUCvAA9jPlq4rp2AXsspinm3DHzyxdClI9kOiP2b+TECP2T6Dp6JvkE6sWqAAAAA==',
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
