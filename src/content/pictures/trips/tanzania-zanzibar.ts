// Written by the picture kit (art/): `npm run paint`. Do not edit.
import type { Picture } from '../../../domain/catalogue/pictures.ts'

export const extras: readonly Picture[] = [
  {
    id: 'tanzania-zanzibar/extra-1',
    alt: "Un dhow a vela spiegata scivola davanti al sole che tramonta nell'oceano di Zanzibar, incorniciato dalle palme",
    width: 1600,
    height: 900,
    widths: [480, 960, 1600],
    v: '73a99cec',
    placeholder:
      'data:image/webp;base64,UklGRk4AAABXRUJQVlA4IEIAAABwAgCdASoQAAkABABoJYgCdH8BZAAlJ6pnPxEAAP2bHEeZaHseGWSydJgQAnGn0nsi+XfhBxicunUneJCz/YMgAAA=',
  },
  {
    id: 'tanzania-zanzibar/extra-2',
    alt: "Un leone dalla criniera scura riposa su una roccia di granito e guarda la savana della Tanzania all'alba",
    width: 1600,
    height: 900,
    widths: [480, 960, 1600],
    v: '04fc1ef2',
    placeholder:
      'data:image/webp;base64,UklGRkQAAABXRUJQVlA4IDgAAAAwAgCdASoQAAkABABoJZgCdH8AGBxqsXLwAAD82Tm1PvUXmebkwpSXnEKIY9t8ZGh83aAqbFgAAA==',
  },
]

export const gallery: readonly Picture[] = [
  {
    id: 'tanzania-zanzibar/photo-01',
    alt: 'Una mandria di gnu attraversa un guado nella savana, tra spruzzi e polvere',
    width: 1600,
    height: 900,
    widths: [480, 960, 1600],
    v: 'fda82b98',
    placeholder:
      'data:image/webp;base64,UklGRkAAAABXRUJQVlA4IDQAAACwAQCdASoQAAkABABoJZACdAD0I6jgAP7U5rSA36Hh6pDEuk9Q2pOxrnh/BYRs1G6110AA',
  },
  {
    id: 'tanzania-zanzibar/photo-02',
    alt: 'Il profilo di due giraffe si staglia contro il grande disco rosso del sole, tra le chiome piatte delle acacie',
    width: 1600,
    height: 900,
    widths: [480, 960, 1600],
    v: 'b0adbcda',
    placeholder:
      'data:image/webp;base64,UklGRlAAAABXRUJQVlA4IEQAAADwAQCdASoQAAkABABoJaACdAEJ7uF/1CAA/kEm3grnwcKcJZoVQ6i1leHcb5CTvH23bVV/eaffRLbcWlMNmHN+4nwAAA==',
  },
  {
    id: 'tanzania-zanzibar/photo-03',
    alt: "Zebre al pascolo nella nebbia leggera sul fondo del cratere di Ngorongoro, chiuso dall'alto bordo verde",
    width: 1600,
    height: 900,
    widths: [480, 960, 1600],
    v: 'ec194bcb',
    placeholder:
      'data:image/webp;base64,UklGRjYAAABXRUJQVlA4ICoAAADQAQCdASoQAAkABABoJaAC7H8AGDXDgAD+yKSGYoAdM9hAD5f2vUTYAAA=',
  },
  {
    id: 'tanzania-zanzibar/photo-04',
    alt: "I baobab giganti del Tarangire con i rami nudi contro il cielo dell'ora blu e la luna che sorge",
    width: 1600,
    height: 900,
    widths: [480, 960, 1600],
    v: '7e91493e',
    placeholder:
      'data:image/webp;base64,UklGRkYAAABXRUJQVlA4IDoAAACwAQCdASoQAAkABABoJQBOgB6FR0AAAP7lMe0bIaaEpafc41SNfsGP07QJWN57VvwwvA1kSkDmZsAA',
  },
  {
    id: 'tanzania-zanzibar/photo-05',
    alt: "Una mongolfiera sorvola all'alba il fiume Tarangire, che serpeggia nella savana",
    width: 1600,
    height: 900,
    widths: [480, 960, 1600],
    v: '4e3072e3',
    placeholder:
      'data:image/webp;base64,UklGRkQAAABXRUJQVlA4IDgAAADwAQCdASoQAAkABABoJbACdAERBBzR0QAA99KZNU8oUUsR8//pcCFRPIly3804eycOT+gtEAAAAA==',
  },
  {
    id: 'tanzania-zanzibar/photo-06',
    alt: 'Guerrieri masai avvolti negli shuka rossi davanti alle capanne di paglia del villaggio, sotto il sole del mattino',
    width: 1600,
    height: 900,
    widths: [480, 960, 1600],
    v: '401ed72b',
    placeholder:
      'data:image/webp;base64,UklGRkIAAABXRUJQVlA4IDYAAADwAQCdASoQAAkABABoJaACdGuAAoPxgAAA3exx9nChxFx/qLw58QwIXdJ3K7NfnqdOIdZhAAA=',
  },
  {
    id: 'tanzania-zanzibar/photo-07',
    alt: 'Migliaia di fenicotteri rosa sulle acque basse del lago Manyara, sotto la scarpata della Rift Valley',
    width: 1600,
    height: 900,
    widths: [480, 960, 1600],
    v: '4109add4',
    placeholder:
      'data:image/webp;base64,UklGRjoAAABXRUJQVlA4IC4AAADQAQCdASoQAAkABABoJYgCdAERGObgAAD+ZqcXEfzLvjbGLgkkY62eGT/5AAAA',
  },
  {
    id: 'tanzania-zanzibar/photo-08',
    alt: "Una jeep da safari percorre una pista rossa bagnata di pioggia, con l'arcobaleno sopra la savana verde",
    width: 1600,
    height: 900,
    widths: [480, 960, 1600],
    v: 'b0a9868c',
    placeholder:
      'data:image/webp;base64,UklGRj4AAABXRUJQVlA4IDIAAADQAQCdASoQAAkABABoJbACdADcTPDDgAD97y7fAyuoG025UTD5inXuIWKw9K5h/b8AAA==',
  },
  {
    id: 'tanzania-zanzibar/photo-09',
    alt: "Viaggiatori attorno al fuoco davanti alle tende del campo, sotto l'arco luminoso della Via Lattea",
    width: 1600,
    height: 900,
    widths: [480, 960, 1600],
    v: '1231618e',
    placeholder:
      'data:image/webp;base64,UklGRkYAAABXRUJQVlA4IDoAAACwAQCdASoQAAkABABoJQBOgCId/5LsAP7y3Bw/KoOJBq/H2WALdYPur0GMCZEpu6aTEnbni95T8gAA',
  },
  {
    id: 'tanzania-zanzibar/photo-10',
    alt: "La spiaggia bianca di Nungwi con le palme piegate e un dhow all'ancora nell'acqua turchese",
    width: 1600,
    height: 900,
    widths: [480, 960, 1600],
    v: '01557c60',
    placeholder:
      'data:image/webp;base64,UklGRkgAAABXRUJQVlA4IDwAAADwAQCdASoQAAkABABoJbACdAD0r7aiQAAA/bRmnOtiGmYbT0ZOTGiTiyQ7vopqggHmuXojZ4vnPBSX0AA=',
  },
  {
    id: 'tanzania-zanzibar/photo-11',
    alt: 'Il lungomare di Stone Town con la Casa delle Meraviglie e i palazzi bianchi, mentre i dhow rientrano nella luce calda',
    width: 1600,
    height: 900,
    widths: [480, 960, 1600],
    v: 'f5c3e85e',
    placeholder:
      'data:image/webp;base64,UklGRj4AAABXRUJQVlA4IDIAAADQAQCdASoQAAkABABoJbACdAEObTJAAAD+VgCfjWya/G497YGGlq8lrmKikU8z3JuAAA==',
  },
  {
    id: 'tanzania-zanzibar/photo-12',
    alt: "Un portone di legno intagliato con borchie d'ottone in un vicolo di Stone Town, accanto a una buganvillea in fiore",
    width: 1600,
    height: 900,
    widths: [480, 960, 1600],
    v: '72b5c64a',
    placeholder:
      'data:image/webp;base64,UklGRkAAAABXRUJQVlA4IDQAAADQAQCdASoQAAkABABoJaACdADcBHvoAADMluUwKwx6Oa9a/v66Oiirqo7U3I8jbbYIAAAA',
  },
  {
    id: 'tanzania-zanzibar/photo-13',
    alt: "Una lingua di sabbia bianca affiora con la bassa marea nell'oceano di Zanzibar, tra barche e acque trasparenti",
    width: 1600,
    height: 900,
    widths: [480, 960, 1600],
    v: '1792b271',
    placeholder:
      'data:image/webp;base64,UklGRkoAAABXRUJQVlA4ID4AAADwAQCdASoQAAkABABoJbACdADcQYdfeJgA+OJDV2Nn9MY7nwd1EHHMKt9N6VrZaPPyVj+w/TxWHoDzKgAAAA==',
  },
  {
    id: 'tanzania-zanzibar/photo-14',
    alt: 'Ceste di curcuma, zafferano e peperoncino sotto le lanterne accese del mercato delle spezie di Zanzibar',
    width: 1600,
    height: 900,
    widths: [480, 960, 1600],
    v: '6f90a5f1',
    placeholder:
      'data:image/webp;base64,UklGRkIAAABXRUJQVlA4IDYAAADQAQCdASoQAAkABABoJZgCdADpFLjIAAD+rAt0vZglsifkoduQIisQPUyi+CcESTRNTKBYIAA=',
  },
]
