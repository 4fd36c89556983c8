// Written by the picture kit (art/): `npm run paint`. Do not edit.
import type { Picture } from '../../../domain/catalogue/pictures.ts'

export const extras: readonly Picture[] = [
  {
    id: 'islanda-norvegia/extra-1',
    alt: 'Skógafoss di fronte in una mattina d’estate: sessanta metri d’acqua fra la parete in ombra e il pendio verde coi 527 gradini, un arcobaleno negli spruzzi; sulla sabbia nera bagnata una viaggiatrice in rosso apre le braccia',
    width: 1600,
    height: 900,
    widths: [480, 960, 1600],
    v: '9a413d73',
    placeholder:
      'data:image/webp;base64,UklGRkwAAABXRUJQVlA4IEAAAADQAQCdASoQAAkABABoJYgCdACvTrt8AAD+o2hpOA7l2afQ+xfebVXX+csD6E3HNd0TF8K+xx5izcni/2DpJoAA',
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
    alt: 'Lo Strokkur nell’istante in cui esplode dopo un rovescio: l’acqua turchese si gonfia e la colonna bianca sale nel cielo d’ardesia, il vapore fugge nel vento; i viaggiatori guardano da dietro la corda, una bambina alza un braccio',
    width: 1600,
    height: 900,
    widths: [480, 960, 1600],
    v: '2f8e56eb',
    placeholder:
      'data:image/webp;base64,UklGRkYAAABXRUJQVlA4IDoAAAAQAgCdASoQAAkABABoJbACdAED/7c1IsgAAP68cvkNpEj5viys5d5rlLKzQy4PXiC9A+ddSMs9mAAA',
  },
  {
    id: 'islanda-norvegia/photo-02',
    alt: 'Reynisfjara all’alba: una parete di colonne di basalto a sei lati sale come le canne di un organo dalla sabbia nera, un filo di luce su ogni spigolo; oltre la risacca i tre faraglioni, piccoli viaggiatori lontani dall’onda',
    width: 1600,
    height: 900,
    widths: [480, 960, 1600],
    v: 'ba8e3a7c',
    placeholder:
      'data:image/webp;base64,UklGRkIAAABXRUJQVlA4IDYAAADwAQCdASoQAAkABABoJZAC7AELT17CfMAA/p4XVRPiXZ0kxKtCchar1nOP43nogRsX0jk/+AA=',
  },
  {
    id: 'islanda-norvegia/photo-03',
    alt: 'Coi ramponi sul Sólheimajökull: in cordata sulla cresta di un’alta parete di ghiaccio azzurro rigata di cenere nera, specchiata nell’acqua di fusione; dietro la calotta al sole, a riva una viaggiatrice guarda chi si inginocchia per bere',
    width: 1600,
    height: 900,
    widths: [480, 960, 1600],
    v: 'a474d247',
    placeholder:
      'data:image/webp;base64,UklGRkwAAABXRUJQVlA4IEAAAADwAQCdASoQAAkABABoJbACdAEUftjaRgAA/sYFHOiTMKRUDB+A9VakPuIEv+DxB6G/TFnLBrptdiJ4OQ7cAAAA',
  },
  {
    id: 'islanda-norvegia/photo-04',
    alt: 'Dietro il velo di Seljalandsfoss in una sera chiara d’estate: dalla grotta si vedono la pianura coi suoi fiumi d’oro, le isole e il sole basso nell’acqua che cade; tre viaggiatori in mantellina sono fermi sul sentiero bagnato',
    width: 1600,
    height: 900,
    widths: [480, 960, 1600],
    v: '2abd2f82',
    placeholder:
      'data:image/webp;base64,UklGRk4AAABXRUJQVlA4IEIAAADQAQCdASoQAAkABABoJYgCdAEOvOK3gAD9w/aOWU33DvpyvnIYSdN7Q/oFmWl8cL08zwDAvgxzhhGTZCx4/8tqgAA=',
  },
  {
    id: 'islanda-norvegia/photo-05',
    alt: 'Nevica su Sky Lagoon: bagnanti col berretto di lana nell’acqua calda color latte, i gomiti sul bordo che finisce nell’Atlantico; rocce di lava imbiancate, la porta accesa della casa di torba, e una foca che si affaccia dal mare',
    width: 1600,
    height: 900,
    widths: [480, 960, 1600],
    v: 'acbf2fa4',
    placeholder:
      'data:image/webp;base64,UklGRkIAAABXRUJQVlA4IDYAAADwAQCdASoQAAkABABoJbACdAEPdruiXAAA9plOKzmtkkuNp7jvzDxf+yHK5VOlCaXexNpgAAA=',
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
    v: '7a3ee4ae',
    placeholder:
      'data:image/webp;base64,UklGRkwAAABXRUJQVlA4IEAAAADwAQCdASoQAAkABABoJaACdAD2Bc8F2/AA/lv1ex2mr4IcwrE+b8t8uJq2F1T+GjzcKNufIbTJOtoEkCUt3gAA',
  },
  {
    id: 'islanda-norvegia/photo-08',
    alt: 'Il primo sole di giugno dietro una fattoria islandese coi tetti d’erba: cinque facciate di legno gettano la loro ombra sul prato, due cavalieri passano al tölt, una pecora bruca con l’agnello; dietro la calotta di ghiaccio, lupini viola in primo piano',
    width: 1600,
    height: 900,
    widths: [480, 960, 1600],
    v: 'a12f52c8',
    placeholder:
      'data:image/webp;base64,UklGRkAAAABXRUJQVlA4IDQAAADQAQCdASoQAAkABABoJagCdAEU8vSxAAD+mFkM5uMqBpU3SIjrJ4ILGu2tlzQobIjF4AAA',
  },
  {
    id: 'islanda-norvegia/photo-09',
    alt: 'Bergen dal monte Fløyen dopo il tramonto: l’ultima luce resta nel fiordo e nel porto, fra i lunghi tetti rossi del Bryggen e Nordnes si accendono le finestre; una nave salpa, la funicolare rossa risale fra gli abeti e una capra bianca guarda con i viaggiatori',
    width: 1600,
    height: 900,
    widths: [480, 960, 1600],
    v: '88af13e2',
    placeholder:
      'data:image/webp;base64,UklGRlIAAABXRUJQVlA4IEYAAADwAQCdASoQAAkABABoJZgCdAD6GNN+IAAA9jPlq4rp2AXsspinm3DHzyxdEIPBgIx4GeayzcBueaimaCavbaBHRE4gAAAA',
  },
  {
    id: 'islanda-norvegia/photo-10',
    alt: 'Sera di giugno all’Opera di Oslo: il tetto di marmo sale dall’acqua del fiordo come una rampa, la gente ci cammina sopra, il foyer di vetro si specchia; dal tetto di una sauna galleggiante un ragazzo salta in acqua',
    width: 1600,
    height: 900,
    widths: [480, 960, 1600],
    v: '4adda782',
    placeholder:
      'data:image/webp;base64,UklGRkYAAABXRUJQVlA4IDoAAAAQAgCdASoQAAkABABoJbACdH8AGBrjehegAN5iic/1qdiem6hSL6i1Hvq15ChNteXOzMLu3ZZmmAAA',
  },
  {
    id: 'islanda-norvegia/photo-11',
    alt: 'Sera di maggio in una valle norvegese: il corteo di nozze in costume esce da una chiesa di legno medievale dai tetti di scandole a gradini con teste di drago, il violinista davanti, gli sposi, gli invitati e per ultimo un agnello',
    width: 1600,
    height: 900,
    widths: [480, 960, 1600],
    v: 'f9671dc8',
    placeholder:
      'data:image/webp;base64,UklGRkwAAABXRUJQVlA4IEAAAADQAQCdASoQAAkABABoJbACdADv9fV8gAD9421oGw3WyQxN0V+yE6JO+cUWKTCWtpjYHGcY8kpLM+fkf+TmAAAA',
  },
  {
    id: 'islanda-norvegia/photo-12',
    alt: 'Le case di legno colorate del Bryggen di Bergen dopo la pioggia, specchiate nel molo bagnato; un bambino in giallo salta una pozza',
    width: 1600,
    height: 900,
    widths: [480, 960, 1600],
    v: '57bbf161',
    placeholder:
      'data:image/webp;base64,UklGRkQAAABXRUJQVlA4IDgAAACwAQCdASoQAAkABABoJQBOgBt8z1SAAOH/z6Gxrbk76+i80gWCbOW4b+peoCgs7PmWp0jWQkAAAA==',
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
