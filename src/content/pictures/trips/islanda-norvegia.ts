// Written by the picture kit (art/): `npm run paint`. Do not edit.
import type { Picture } from '../../../domain/catalogue/pictures.ts'

export const extras: readonly Picture[] = [
  {
    id: 'islanda-norvegia/extra-1',
    alt: 'Skógafoss di fronte in una mattina d’estate: sessanta metri d’acqua fra la parete in ombra e il pendio verde coi 527 gradini, un arcobaleno basso negli spruzzi; sulla sabbia nera bagnata una viaggiatrice in rosso apre le braccia',
    width: 1600,
    height: 900,
    widths: [480, 960, 1600],
    v: '535d73b0',
    placeholder:
      'data:image/webp;base64,UklGRk4AAABXRUJQVlA4IEIAAADQAQCdASoQAAkABABoJYgCdAC0/JQUAAD+vJIGWydAJ4yjPUtRRbAtOiV5a/iG9ahiBizGxPlHyXUMQj0xRJh9AAA=',
  },
  {
    id: 'islanda-norvegia/extra-2',
    alt: 'Il battello elettrico bianco risale il Nærøyfjord tra pareti altissime, una in ombra e una nel sole; due viaggiatori lo guardano dal pontile e una capra dal tetto d’erba',
    width: 1600,
    height: 900,
    widths: [480, 960, 1600],
    v: '2fe828ed',
    placeholder:
      'data:image/webp;base64,UklGRkYAAABXRUJQVlA4IDoAAADwAQCdASoQAAkABABoJaACdAC4n9b3qQAA/tHIslsgycaJSo4Yo94iumbJcnaGBxGKrEYuJTfD4AAA',
  },
]

export const gallery: readonly Picture[] = [
  {
    id: 'islanda-norvegia/photo-01',
    alt: 'Lo Strokkur nell’istante in cui esplode dopo un rovescio: la cupola d’acqua turchese si rompe e la colonna bianca sale nel cielo d’ardesia; i viaggiatori guardano da dietro la corda, una bambina alza un braccio',
    width: 1600,
    height: 900,
    widths: [480, 960, 1600],
    v: '1b0fd227',
    placeholder:
      'data:image/webp;base64,UklGRkYAAABXRUJQVlA4IDoAAADwAQCdASoQAAkABABoJbACdAERG8cDUpAA/qNquJMvEpsz2adpydbJvW1p/k77dkboyQ+1t+fVh4AA',
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
    v: '81990852',
    placeholder:
      'data:image/webp;base64,UklGRkoAAABXRUJQVlA4ID4AAAAQAgCdASoQAAkABABoJbACdAD6OzJMyKSAAPx5EnZaUHy0TskeltE5Tlv76FVS8fINdRufFMJNrhciJSkAAA==',
  },
  {
    id: 'islanda-norvegia/photo-04',
    alt: 'Dietro il velo di Seljalandsfoss in una sera chiara d’estate: dalla grotta si vedono la pianura coi suoi fiumi d’oro, le isole e il sole basso nell’acqua che cade; tre viaggiatori in mantellina sono fermi sul sentiero bagnato',
    width: 1600,
    height: 900,
    widths: [480, 960, 1600],
    v: '76fe797d',
    placeholder:
      'data:image/webp;base64,UklGRk4AAABXRUJQVlA4IEIAAADQAQCdASoQAAkABABoJQBOgCIHW2jnQAD9w/aOWU33EPtMDYqkWbHwbly8L45n+VT5eVu/1pDNd+jEksqGxMkEAAA=',
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
    alt: 'Pulcinelle di mare sul ciglio erboso di Dyrhólaey: una porta nel becco un fiore rosa, una si affaccia dalla tana, altre volano; oltre l’acqua l’arco di roccia nera con la schiuma ai piedi e il faro in cima',
    width: 1600,
    height: 900,
    widths: [480, 960, 1600],
    v: 'c4fa17e7',
    placeholder:
      'data:image/webp;base64,UklGRkoAAABXRUJQVlA4ID4AAADwAQCdASoQAAkABABoJbACdAD2Bc3Mq0AA/rYdExPqjcP5cbqvMmJVd33kAUkIl2a5FDz6MbKOuC4jqTGAAA==',
  },
  {
    id: 'islanda-norvegia/photo-08',
    alt: 'Mattina limpida di giugno davanti a una fattoria islandese coi tetti d’erba: cinque facciate di legno in fila, due cavalieri al tölt sulla pista, lupini viola in primo piano; dietro la calotta di ghiaccio al sole, e una pecora bruca sul tetto',
    width: 1600,
    height: 900,
    widths: [480, 960, 1600],
    v: '1a2200dd',
    placeholder:
      'data:image/webp;base64,UklGRkIAAABXRUJQVlA4IDYAAADwAQCdASoQAAkABABoJbACdAD5h+/OMoAA/phcyoAibUXYVfQzz8ivPCEg9qCsJ0z7zRkTXAA=',
  },
  {
    id: 'islanda-norvegia/photo-09',
    alt: 'Bergen dal monte Fløyen dopo il tramonto: l’ultima luce resta nel fiordo e nel porto, fra i tetti del Bryggen e Nordnes, si accendono le finestre; la funicolare rossa risale fra gli abeti e una capra bianca guarda con i viaggiatori',
    width: 1600,
    height: 900,
    widths: [480, 960, 1600],
    v: '8aa27c1e',
    placeholder:
      'data:image/webp;base64,UklGRkYAAABXRUJQVlA4IDoAAADQAQCdASoQAAkABABoJZgCdAD0SRcpAAD+g44FLkfM80YHhrvKFG8NkS9xoU50dvkN1EdyLMjTMAAA',
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
