// Written by the picture kit (art/): `npm run paint`. Do not edit.
import type { Picture } from '../../../domain/catalogue/pictures.ts'

export const extras: readonly Picture[] = [
  {
    id: 'tanzania-zanzibar/extra-1',
    alt: 'Al tramonto i ragazzi di Stone Town si tuffano dal muro dei giardini Forodhani: uno vola ad ali aperte davanti al sole, come la rondine più in alto; il più piccolo, seduto sul bordo, ci pensa ancora; dietro, il vecchio forte tra le palme e un dhow che rientra',
    width: 1600,
    height: 900,
    widths: [480, 960, 1600],
    v: '93f41747',
    placeholder:
      'data:image/webp;base64,UklGRkgAAABXRUJQVlA4IDwAAADwAQCdASoQAAkABABoJZgCdAD0ZDCVxgAA+6N9yGAUgoADULIxC2Q4r+IfqIAv1wRe4Q/WjF/LDS5EQAA=',
  },
  {
    id: 'tanzania-zanzibar/extra-2',
    alt: 'Il cratere di Ngorongoro dal bordo, al primo sole: l’ombra della parete copre metà del fondo, la nebbia si scioglie, il lago Magadi ha l’orlo rosa dei fenicotteri; tre viaggiatori e la guida guardano accanto a un’euforbia a candelabro',
    width: 1600,
    height: 900,
    widths: [480, 960, 1600],
    v: '9b227017',
    placeholder:
      'data:image/webp;base64,UklGRkgAAABXRUJQVlA4IDwAAADQAQCdASoQAAkABABoJbACdAD0Xn46IAD7/Bc3AmS4zif59CSOOMItW4x8GbjvVjYNqFyi7C0BcGhIAAA=',
  },
]

export const gallery: readonly Picture[] = [
  {
    id: 'tanzania-zanzibar/photo-01',
    alt: 'L’atollo di Mnemba dal piccolo aereo che arriva a Zanzibar: l’isola di sabbia bianca in mezzo alla laguna turchese, l’onda che si rompe sul bordo della barriera, barche di legno ferme sopra i coralli e un branco di delfini che passa al largo',
    width: 1600,
    height: 900,
    widths: [480, 960, 1600],
    v: '52449120',
    placeholder:
      'data:image/webp;base64,UklGRkwAAABXRUJQVlA4IEAAAAAQAgCdASoQAAkABABoJbACdLoAAwkvhi6AAPzWQqVRpm2v5MqBiMKtDFm7p9EXMcrgZhRF2P9jfHng956hgAAA',
  },
  {
    id: 'tanzania-zanzibar/photo-02',
    alt: 'Il profilo di una giraffa e del suo piccolo si staglia contro il grande disco rosso del sole che tramonta nella polvere, sotto l’ombrello di un’acacia; sulla schiena della madre si sono fermati tre uccellini',
    width: 1600,
    height: 900,
    widths: [480, 960, 1600],
    v: '7b2d1980',
    placeholder:
      'data:image/webp;base64,UklGRkwAAABXRUJQVlA4IEAAAADQAQCdASoQAAkABABoJbACdADcRXJaAAD+qhC79dCkygZgH1bWRUyvBBPm5qYfxb1frfwtBNHx2Qmf2P3YIAAA',
  },
  {
    id: 'tanzania-zanzibar/photo-03',
    alt: 'Temporale sul cratere di Ngorongoro: la parete è blu sotto la pioggia, ma il sole basso accende la prateria e due zebre che si riposano appoggiate l’una all’altra, specchiate nella pozza degli ippopotami; uno sbadiglia, su un altro sta un airone bianco',
    width: 1600,
    height: 900,
    widths: [480, 960, 1600],
    v: '5f2c5294',
    placeholder:
      'data:image/webp;base64,UklGRj4AAABXRUJQVlA4IDIAAACwAQCdASoQAAkABABoJQBOgCGocdAAAP1TU5YtzlyHVnBp9/gCMoUPZErCVx9wX04AAA==',
  },
  {
    id: 'tanzania-zanzibar/photo-04',
    alt: 'Il plenilunio sorge sul Tarangire nel rosa dopo il tramonto: un grande baobab africano dal tronco rigonfio, con i rami nudi, i frutti appesi e i nidi dei tessitori; sotto passa in fila una famiglia di elefanti verso il fiume',
    width: 1600,
    height: 900,
    widths: [480, 960, 1600],
    v: '20acd6b5',
    placeholder:
      'data:image/webp;base64,UklGRj4AAABXRUJQVlA4IDIAAACQAQCdASoQAAkABABoJQBOgCHQ5QAA/qN5kxJbNHOyXH0XNrWX/f5kNVnh7bU2QwAAAA==',
  },
  {
    id: 'tanzania-zanzibar/photo-05',
    alt: 'Mattina sul Tarangire dalla mongolfiera: un altro pallone, rosso e oro, passa basso sull’erba e la sua ombra gli scivola accanto; gli elefanti lo guardano tra i baobab e il più piccolo alza la proboscide per salutare',
    width: 1600,
    height: 900,
    widths: [480, 960, 1600],
    v: 'aa32d5fe',
    placeholder:
      'data:image/webp;base64,UklGRkoAAABXRUJQVlA4ID4AAACwAQCdASoQAAkABABoJbACdADzHPagAP6z/X2wejhhQXJQ4mBGKns8faeFo52GfvwHbpQDh7Ctmqo9wkAAAA==',
  },
  {
    id: 'tanzania-zanzibar/photo-06',
    alt: 'La sera davanti al largo cono di un vulcano, bianco di cenere e con un filo di vapore: i giovani masai danzano in cerchio, uno salta altissimo e un capretto salta con lui, mentre le vacche tornano al villaggio nella polvere d’oro',
    width: 1600,
    height: 900,
    widths: [480, 960, 1600],
    v: '71f6b11d',
    placeholder:
      'data:image/webp;base64,UklGRkYAAABXRUJQVlA4IDoAAAAwAgCdASoQAAkABABoJbACdGuAAt1TKkUwAAD+W/I1Zh3iM+rQU2O4Uu5MnHeWKXRpm3zbFiz6IAAA',
  },
  {
    id: 'tanzania-zanzibar/photo-07',
    alt: 'Lago Manyara all’alba: i fenicotteri camminano, si lisciano le piume e dormono nell’acqua che fuma, specchiati; uno solo guarda dall’altra parte e un giovane grigio sta su una zampa; dietro, la parete della Rift nel primo sole e la luna che tramonta',
    width: 1600,
    height: 900,
    widths: [480, 960, 1600],
    v: '8275c759',
    placeholder:
      'data:image/webp;base64,UklGRjwAAABXRUJQVlA4IDAAAADwAQCdASoQAAkABABoJZACdH8AGZYOEaAA/d5CnR9YxuhDcqGfGLrQbjSAmNmcxAA=',
  },
  {
    id: 'tanzania-zanzibar/photo-08',
    alt: 'Il mattino nel bosco di Lerai, cratere di Ngorongoro: un leopardo riposa sul ramo di un’acacia gialla mentre il fuoristrada arriva controluce; a bordo guardano altrove',
    width: 1600,
    height: 900,
    widths: [480, 960, 1600],
    v: '44a1d43f',
    placeholder:
      'data:image/webp;base64,UklGRkYAAABXRUJQVlA4IDoAAADQAQCdASoQAAkABABoJbAC7AENo3tBIAD+1zXDO8G2tFzGJ9DYA2pylvdKgAXubX+tsJc5D0yBXEAA',
  },
  {
    id: 'tanzania-zanzibar/photo-09',
    alt: 'Notte nella savana sotto la Via Lattea: una grande tenda accesa, con il letto e la zanzariera; sulla soglia una madre e il suo bambino restano immobili, perché un’elefantessa è venuta fin lì e il suo piccolo tasta con la proboscide una corda della tenda',
    width: 1600,
    height: 900,
    widths: [480, 960, 1600],
    v: '1ab85024',
    placeholder:
      'data:image/webp;base64,UklGRkgAAABXRUJQVlA4IDwAAADwAQCdASoQAAkABABoJZgCdAELUHetlrAA/vLctFJwh9YOMX1deLT7nwCBeJsp0pwgIfiT0+mifeBwtAA=',
  },
  {
    id: 'tanzania-zanzibar/photo-10',
    alt: 'Sulla spiaggia di Nungwi si costruisce un dhow: lo scafo ha le coste nude contro il mare, i calafati lavorano sulle assi e due uomini portano una tavola; un bambino prova nella pozza il suo dhow giocattolo, in fondo il faro bianco',
    width: 1600,
    height: 900,
    widths: [480, 960, 1600],
    v: '5d5a4f90',
    placeholder:
      'data:image/webp;base64,UklGRkgAAABXRUJQVlA4IDwAAAAQAgCdASoQAAkABABoJaACdH8AGKLUf/FYAPyP0ppXjuBJyKmiBINacEcs8A8PkIUmG/R+NOrtO7SAgAA=',
  },
  {
    id: 'tanzania-zanzibar/photo-11',
    alt: 'L’ora blu davanti a Stone Town: le tre verande del grande palazzo bianco con la torre dell’orologio sono accese e si specchiano nel mare calmo; un dhow all’ancora, e sul muro del lungomare un gatto aspetta accanto al pescatore',
    width: 1600,
    height: 900,
    widths: [480, 960, 1600],
    v: 'b264e58d',
    placeholder:
      'data:image/webp;base64,UklGRkoAAABXRUJQVlA4ID4AAADQAQCdASoQAAkABABoJZgCdADa6ObgAAD+zeTZTN/CFaVc6huHlvZagxNkPMudKyCP5jbHiNN++kihJGmgAA==',
  },
  {
    id: 'tanzania-zanzibar/photo-12',
    alt: 'Una piazzetta di Stone Town nel sole del pomeriggio: il grande portone intagliato è socchiuso su un cortile verde, un artigiano ne rifinisce lo stipite sotto la veranda di legno traforato; in fondo al vicolo passa un dhow sul mare',
    width: 1600,
    height: 900,
    widths: [480, 960, 1600],
    v: '3a624527',
    placeholder:
      'data:image/webp;base64,UklGRkwAAABXRUJQVlA4IEAAAADwAQCdASoQAAkABABoJaACdAD55yuK8AAA+FsmIM8X4KdevTBT86YrnNjmLXXUhim7uaXT2WxDBrNRUerqfbgA',
  },
  {
    id: 'tanzania-zanzibar/photo-13',
    alt: 'Mezzo sopra e mezzo sotto l’acqua: un dhow a vela e una nuotatrice arrivano alla lingua di sabbia davanti a Stone Town, dove il pranzo è all’ombra di un telo; sotto, pesci, stelle marine e un polpo con una fetta di lime',
    width: 1600,
    height: 900,
    widths: [480, 960, 1600],
    v: 'f8a3a0df',
    placeholder:
      'data:image/webp;base64,UklGRk4AAABXRUJQVlA4IEIAAADwAQCdASoQAAkABABoJbACdEf/geb5WoAA/rHygGtxI8Oat57QMTcTdO7PBCLcT9cAWnEkYSvsS4VZp83XVNqkAAA=',
  },
  {
    id: 'tanzania-zanzibar/photo-14',
    alt: 'Un vicolo di Stone Town visto da un arco: il sole scende sulle ceste di spezie lungo il muro, da una veranda di legno una bambina cala un cestino alla venditrice; in fondo le due guglie della cattedrale',
    width: 1600,
    height: 900,
    widths: [480, 960, 1600],
    v: '16666e36',
    placeholder:
      'data:image/webp;base64,UklGRkYAAABXRUJQVlA4IDoAAAAQAgCdASoQAAkABABoJYgCdAEf/SFx4nIAAP6KIB+PdSGdf79pINhAq1AbeJPICIWeIE99KgLNhAAA',
  },
]
