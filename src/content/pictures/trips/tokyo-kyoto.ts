// Written by the picture kit (art/): `npm run paint`. Do not edit.
import type { Picture } from '../../../domain/catalogue/pictures.ts'

export const extras: readonly Picture[] = [
  {
    id: 'tokyo-kyoto/extra-1',
    alt: 'Un risciò in discesa nel bosco di bambù di Arashiyama: la nonna ride a braccia alzate, il nipote si aggrappa a lei e il suo berretto vola via',
    width: 1600,
    height: 900,
    widths: [480, 960, 1600],
    v: '20aba69b',
    placeholder:
      'data:image/webp;base64,UklGRk4AAABXRUJQVlA4IEIAAAAQAgCdASoQAAkABABoJbACdAEUi1fUIMLAAPzUmAQQds6EHLY490Jdz5vjP1ELH7LBCDatPXg0Ceq4DWAELJUAAAA=',
  },
  {
    id: 'tokyo-kyoto/extra-2',
    alt: 'Pioggia a Omoide Yokochō, dal banco degli spiedini: il cuoco sventola la brace e ride, un impiegato brinda con la cravatta in testa, una viaggiatrice si scotta, uno shiba in impermeabile spera',
    width: 1600,
    height: 900,
    widths: [480, 960, 1600],
    v: '964d763b',
    placeholder:
      'data:image/webp;base64,UklGRlQAAABXRUJQVlA4IEgAAADQAQCdASoQAAkABABoJbACdADpr0674AD+3bE+357DxsIaVi64Q4hAtmuQDltL41XCnHSgAj1CbxiRbxHIkfurJVQDz+IVoAA=',
  },
]

export const gallery: readonly Picture[] = [
  {
    id: 'tokyo-kyoto/photo-01',
    alt: 'Il Padiglione d’oro di Kyoto sotto la neve, specchiato nello stagno, con un airone e due passanti sotto un ombrello rosso',
    width: 1600,
    height: 900,
    widths: [480, 960, 1600],
    v: 'fbaa7f2f',
    placeholder:
      'data:image/webp;base64,UklGRj4AAABXRUJQVlA4IDIAAACwAQCdASoQAAkABABoJaACdAEOqdgAAP7VCN/7Geujr2VEu3qnUeQ0xqGFhxwwMQiAAA==',
  },
  {
    id: 'tokyo-kyoto/photo-02',
    alt: 'Il sentiero dei torii vermigli di Fushimi Inari svolta in salita nel bosco; il sole entra fra i pilastri scritti e una bambina conta i portali sulle dita davanti a una volpe di pietra col bavaglino rosso',
    width: 1600,
    height: 900,
    widths: [480, 960, 1600],
    v: '5026a120',
    placeholder:
      'data:image/webp;base64,UklGRkoAAABXRUJQVlA4ID4AAACwAQCdASoQAAkABABoJbACdACvZScAAP5CCCMt4YpQzMxGY5XyhHrSXivtdBjCaKFO94IrifIfO0uavuAAAA==',
  },
  {
    id: 'tokyo-kyoto/photo-03',
    alt: 'L’incrocio di Shibuya al tramonto si ferma: un’anatra attraversa con gli anatroccoli in fila, un vigile fischia a braccia aperte, la folla ride e filma; sul grande schermo c’è lei',
    width: 1600,
    height: 900,
    widths: [480, 960, 1600],
    v: '82bce513',
    placeholder:
      'data:image/webp;base64,UklGRlAAAABXRUJQVlA4IEQAAADQAQCdASoQAAkABABoJZgCdACyf4ncAAD9rIXveBQvypd+T7PLORBvV0FYmnM9/MEVtirz8yJXbj2fbye7AG121gAAAA==',
  },
  {
    id: 'tokyo-kyoto/photo-04',
    alt: 'Pomeriggio d’estate a Sannenzaka, dal banco di una pasticceria: una maiko si china per non macchiare il kimono col gelato al matcha, l’amica ride dietro il ventaglio, un gatto aspetta la goccia',
    width: 1600,
    height: 900,
    widths: [480, 960, 1600],
    v: '1fbce88c',
    placeholder:
      'data:image/webp;base64,UklGRkwAAABXRUJQVlA4IEAAAACwAQCdASoQAAkABABoJagCdADYDBMAAP7lqPydWgBB00+BSteleXbgWuDWwqDVa+yk9TLQzjkTQW+li/OE7AAA',
  },
  {
    id: 'tokyo-kyoto/photo-05',
    alt: 'Nel viale delle lanterne di pietra di Nara una viaggiatrice e un cervo si inchinano l’una all’altro; ma i biscotti che nasconde dietro la schiena se li mangia una cerva, e un cerbiatto ne ha già uno in bocca',
    width: 1600,
    height: 900,
    widths: [480, 960, 1600],
    v: '0e46b9c0',
    placeholder:
      'data:image/webp;base64,UklGRkoAAABXRUJQVlA4ID4AAADQAQCdASoQAAkABABoJagCdAENBn4cbAD+1+lO0YuNwXh5vfNd+Uw2u4K9/z4iZ0t9vcz9JJU26W3O8AAAAA==',
  },
  {
    id: 'tokyo-kyoto/photo-06',
    alt: 'Aria di temporale sul castello di Himeji, l’Airone bianco: nel fossato un airone vero si è posato sul cappello del barcaiolo, una mamma lo indica ridendo e il figlio lo imita ad ali aperte',
    width: 1600,
    height: 900,
    widths: [480, 960, 1600],
    v: '3aa5e254',
    placeholder:
      'data:image/webp;base64,UklGRkYAAABXRUJQVlA4IDoAAACwAQCdASoQAAkABABoJQBOj+AA7AwAAM4qdqUfAV8EolxHrb455hrIjDswTbmUsoFd4+j+PRfu8gAA',
  },
  {
    id: 'tokyo-kyoto/photo-07',
    alt: 'Un giardino zen di Kyoto visto dalla veranda: pietre nella ghiaia rastrellata, un gatto che dorme tra i cerchi, una mamma e un bambino scalzi',
    width: 1600,
    height: 900,
    widths: [480, 960, 1600],
    v: 'eb282ec0',
    placeholder:
      'data:image/webp;base64,UklGRkoAAABXRUJQVlA4ID4AAAAwAgCdASoQAAkABABoJbACdAEfAAaO/pV/gAD33jPrc39Log3GT8qDBDodm+Ml0J3VDBHG6Re/j/kTMAcAAA==',
  },
  {
    id: 'tokyo-kyoto/photo-08',
    alt: 'Autunno al Kiyomizu-dera: un bambino sbuca ridendo dal mucchio di foglie d’acero appena spazzato, il cane ne ha una sul naso e il monaco, con una foglia in testa, chiude gli occhi',
    width: 1600,
    height: 900,
    widths: [480, 960, 1600],
    v: '27a8ca64',
    placeholder:
      'data:image/webp;base64,UklGRk4AAABXRUJQVlA4IEIAAADwAQCdASoQAAkABABoJbACdAEDbYJ3V4AA/sddGMjj+xLQnfb7mKyhpzGgVeXlQO5nSoSX5CVlHe2lqpUhUQEAAAA=',
  },
  {
    id: 'tokyo-kyoto/photo-09',
    alt: 'Nello shinkansen verso Kyoto un bambino misura il Fuji con un onigiri in mano, la mamma ride col bentō sulle ginocchia; il papà dorme con la mascherina dagli occhi dipinti e si perde tutto',
    width: 1600,
    height: 900,
    widths: [480, 960, 1600],
    v: 'bb97b418',
    placeholder:
      'data:image/webp;base64,UklGRlYAAABXRUJQVlA4IEoAAADQAQCdASoQAAkABABoJaACdADuulD3YAD+lD8c/JIXrst4RroaeA9Ab99RPY5NHGpry7t8/JcnRj+pEt8gTKZ9jECUGu+IwQwAAA==',
  },
  {
    id: 'tokyo-kyoto/photo-10',
    alt: 'Il torii rosso di Moto-Hakone nel lago, sotto la pioggia: passa il galeone e un bambino lo saluta tra le ortensie',
    width: 1600,
    height: 900,
    widths: [480, 960, 1600],
    v: '874bb3eb',
    placeholder:
      'data:image/webp;base64,UklGRkQAAABXRUJQVlA4IDgAAACwAQCdASoQAAkABABoJaAC7ADFYh98AP6b+j9Hd85OGZpRNHdBURIy5uOu7lBvX+EVSqluynEkAA==',
  },
  {
    id: 'tokyo-kyoto/photo-11',
    alt: 'Nel cortile di una tintoria di Nishijin, fra teli d’indaco al vento, un gatto dalle zampe blu passeggia sulla stoffa bianca: il tintore ride, una viaggiatrice si porta le mani blu alle guance',
    width: 1600,
    height: 900,
    widths: [480, 960, 1600],
    v: '83063abf',
    placeholder:
      'data:image/webp;base64,UklGRkwAAABXRUJQVlA4IEAAAACwAQCdASoQAAkABABoJQBOgB3tPNrwAPz7oZ+WwaJCtu9auPOcbCe/lfx5bkWeA7LlGpHGuAfiIDAmHAHmOgAA',
  },
  {
    id: 'tokyo-kyoto/photo-12',
    alt: 'Dal fondo della vasca dei pesci rossi, a una festa d’estate: una bambina ride col retino in mano, un bambino spia dal buco del suo, il padrone del banco si china; sopra, lanterne e un fuoco d’artificio',
    width: 1600,
    height: 900,
    widths: [480, 960, 1600],
    v: 'a7f8913a',
    placeholder:
      'data:image/webp;base64,UklGRk4AAABXRUJQVlA4IEIAAACwAQCdASoQAAkABABoJbACdABzeJKAAP67UAaA1ovbieLJwt/dLIRuzLwDNnW/dy8tXEhqxj6+f6bqDOXrTQH4UAA=',
  },
  {
    id: 'tokyo-kyoto/photo-13',
    alt: 'Scimmie delle nevi in una vasca fumante: una lava il pelo a un’altra, il piccolo con la neve in testa tira fuori la lingua, la vecchia apre un occhio',
    width: 1600,
    height: 900,
    widths: [480, 960, 1600],
    v: '618ed98a',
    placeholder:
      'data:image/webp;base64,UklGRlIAAABXRUJQVlA4IEYAAADwAQCdASoQAAkABABoJbACdH8ADnNtQwAA/gXyfH9OvY3m9nexxLNZXTfErFkk45rws0sTTmB1NYmfdFd2s8YzDrGOMAAA',
  },
  {
    id: 'tokyo-kyoto/photo-14',
    alt: 'Lezione di tè a Kyoto davanti a una finestra tonda: a un viaggiatore si sono addormentate le gambe, una bambina coi baffi di matcha gli punzecchia l’alluce e la maestra ride nella manica',
    width: 1600,
    height: 900,
    widths: [480, 960, 1600],
    v: '500707da',
    placeholder:
      'data:image/webp;base64,UklGRk4AAABXRUJQVlA4IEIAAADQAQCdASoQAAkABABoJZgCdADxGATZEAD9TYK/EF2rGcA/iggUJhgo75Uw4uP4jutYDGbeBGxhAYA+bDN2YPS/GAA=',
  },
]
