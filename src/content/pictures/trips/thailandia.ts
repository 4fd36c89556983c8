// Written by the picture kit (art/): `npm run paint`. Do not edit.
import type { Picture } from '../../../domain/catalogue/pictures.ts'

export const extras: readonly Picture[] = [
  {
    id: 'thailandia/extra-1',
    alt: "Il tempio dell'Alba illuminato sulla riva del Chao Phraya al crepuscolo, con le sue guglie riflesse nel fiume",
    width: 1600,
    height: 900,
    widths: [480, 960, 1600],
    v: '7d1d611c',
    placeholder:
      'data:image/webp;base64,UklGRkIAAABXRUJQVlA4IDYAAADQAQCdASoQAAkABABoJZgCdAEOy+RgBAD9nWLj0+yR/vwE0pCXwLIT70YIer8Up8jZngoAaAA=',
  },
  {
    id: 'thailandia/extra-2',
    alt: 'Mattina su un canale di Thonburi, a Bangkok: oltre le case di legno su palafitte siede un immenso Buddha dorato, riflesso nell’acqua; dal pontile una donna offre il riso a un monaco in barca',
    width: 1600,
    height: 900,
    widths: [480, 960, 1600],
    v: 'c74b0dff',
    placeholder:
      'data:image/webp;base64,UklGRkoAAABXRUJQVlA4ID4AAADwAQCdASoQAAkABABoJaACdAEVJNmBSOQA+WLIsdTVBYzpM4nexghYjwzSDXLuHVq+OaVyqGg6vqEYpn4AAA==',
  },
]

export const gallery: readonly Picture[] = [
  {
    id: 'thailandia/photo-01',
    alt: 'Ad Ayutthaya il sole del mattino tocca il volto di pietra del Buddha stretto fra le radici di un grande albero; su una radice uno scoiattolo, dietro due monaci e le torri di mattoni',
    width: 1600,
    height: 900,
    widths: [480, 960, 1600],
    v: '4eba3ad5',
    placeholder:
      'data:image/webp;base64,UklGRkYAAABXRUJQVlA4IDoAAAAQAgCdASoQAAkABABoJbACdADhmMYt4WgAAP6q3G1oX044iKdWDPDEXAvCKNjiUPoW6CRvU2ESAAAA',
  },
  {
    id: 'thailandia/photo-02',
    alt: 'Nella risaia appena piantata di San Pa Tong passa il camioncino rosso con la canna da zucchero per gli elefanti sul tetto; la pioggia se ne va con un arcobaleno, una contadina saluta, un cane rincorre',
    width: 1600,
    height: 900,
    widths: [480, 960, 1600],
    v: '6deebaed',
    placeholder:
      'data:image/webp;base64,UklGRkIAAABXRUJQVlA4IDYAAADQAQCdASoQAAkABABoJQBOgB6JTZ0wEAD9nQGXWmqRgsbv9UIsiIrl1zCMz6/FhnADnoGgAAA=',
  },
  {
    id: 'thailandia/photo-03',
    alt: 'Un’elefantessa attraversa il fiume di Mae Wang al primo sole, il piccolo la segue tenendole la coda; dalla riva due viaggiatori e la loro ospite karen li guardano passare, fra colline di bosco nella foschia',
    width: 1600,
    height: 900,
    widths: [480, 960, 1600],
    v: '3980d4ec',
    placeholder:
      'data:image/webp;base64,UklGRkQAAABXRUJQVlA4IDgAAADwAQCdASoQAAkABABoJagCdAD2OOtCjsAA/uqXaifFdqPEyaZ+3phJGw7LCMeb/rGTBHWlb79AAA==',
  },
  {
    id: 'thailandia/photo-04',
    alt: 'Il mercato notturno di Chiang Mai dall’alto di una veranda: ombrelli di carta accesi lungo la via fra le case di teak, la gente che passeggia, in fondo il tempio e il chedi dorato; un gatto guarda dalla ringhiera',
    width: 1600,
    height: 900,
    widths: [480, 960, 1600],
    v: '1fe34206',
    placeholder:
      'data:image/webp;base64,UklGRkwAAABXRUJQVlA4IEAAAAAQAgCdASoQAAkABABoJaACdAELyIX9vQgAAP7uiDQnc5T/Tupb8o65OyvyEFDk3H992TZmHVT350gudUGZAUAA',
  },
  {
    id: 'thailandia/photo-05',
    alt: 'Dal belvedere di un’isola delle Andamane: il villaggio sulla lingua di sabbia fra due baie turchesi, le barche a coda lunga, la montagna di calcare di fronte; un’aquila di mare plana più in basso di chi guarda',
    width: 1600,
    height: 900,
    widths: [480, 960, 1600],
    v: '83e180ad',
    placeholder:
      'data:image/webp;base64,UklGRk4AAABXRUJQVlA4IEIAAADQAQCdASoQAAkABABoJbACdAC9tJ9qYAD+ZNwqiOJ9zu6DRfIo4acep5/LCBw4+tjy4wCEIIUR1v8PAXzNhv48gAA=',
  },
  {
    id: 'thailandia/photo-06',
    alt: 'Alle spalle del guardiano verde del tempio reale di Bangkok: lui è ancora in ombra, solo la corona è già al sole come la grande sala dai tetti arancio e il chedi dorato; ai suoi piedi una bambina monta la guardia nella stessa posa',
    width: 1600,
    height: 900,
    widths: [480, 960, 1600],
    v: '9bca3ba6',
    placeholder:
      'data:image/webp;base64,UklGRkQAAABXRUJQVlA4IDgAAADwAQCdASoQAAkABABoJZgCdAEQ+3qgJAAA8nL7OssKILevqRX62FOtbtnmtY+RRPfG9q889HAAAA==',
  },
  {
    id: 'thailandia/photo-07',
    alt: 'La falesia di Railay al tramonto: una scalatrice sulla parete arancione, chi le tiene la corda sulla spiaggia, barche a coda lunga sulla sabbia, un langur su una cengia; al largo l’isola che sembra una gallina',
    width: 1600,
    height: 900,
    widths: [480, 960, 1600],
    v: 'e28b9c6e',
    placeholder:
      'data:image/webp;base64,UklGRkgAAABXRUJQVlA4IDwAAADQAQCdASoQAAkABABoJagCdAEJzC93YAD+Ztr/Qk7DLop98Et/qLpYLOL8lrsT+qMYS2cgZ2DjMwIwAAA=',
  },
  {
    id: 'thailandia/photo-08',
    alt: 'La camminata con gli elefanti di Mae Wang arriva alla cascata: il salto a gradini fra due pareti di bosco, mezzo al sole e mezzo all’ombra; i viaggiatori in fila sulla riva con un elefante, e il piccolo che fa la doccia ai piedi dell’acqua',
    width: 1600,
    height: 900,
    widths: [480, 960, 1600],
    v: '3fbbde04',
    placeholder:
      'data:image/webp;base64,UklGRkgAAABXRUJQVlA4IDwAAADwAQCdASoQAAkABABoJbACdAD8Jr6i08AA+56G0RYCM5vFqDww0SBGBi+eVkMMDx9wMXYyBdQnXkQAAAA=',
  },
  {
    id: 'thailandia/photo-09',
    alt: 'Notte a Yaowarat, la Chinatown di Bangkok: la bottega dell’oro accesa di rosso sotto la grande insegna, il carretto dei noodle con i tavolini, un tuk-tuk, una guglia dorata sui tetti; la testa del leone della danza riposa su uno sgabello',
    width: 1600,
    height: 900,
    widths: [480, 960, 1600],
    v: '8eaab7e3',
    placeholder:
      'data:image/webp;base64,UklGRlQAAABXRUJQVlA4IEgAAAAQAgCdASoQAAkABABoJagCdAD2O+Ej8MwAAP7p/vJNsA0L+3N7frmF9Zsmu+JjefL3EQkS1bGMbi2Erg3bttMf3rNybOwTAAA=',
  },
  {
    id: 'thailandia/photo-10',
    alt: 'La notte di Yi Peng a Chiang Mai: dallo stagno di un tempio di teak le lanterne di carta salgono in una scia sopra il grande chedi spezzato, i monaci accendono le candele, una rana guarda da una foglia di loto',
    width: 1600,
    height: 900,
    widths: [480, 960, 1600],
    v: '2b0fbb59',
    placeholder:
      'data:image/webp;base64,UklGRkwAAABXRUJQVlA4IEAAAADQAQCdASoQAAkABABoJZACdADb0ZKQAAD+0bU8n5l/gcl9/dRatjzfnG1gf10h+GOMZWti3p8cGsvaGg+ogAAA',
  },
  {
    id: 'thailandia/photo-11',
    alt: 'Notte a Railay senza luna: il plancton accende d’azzurro ogni onda, chi nuota lascia una scia di luce e una ragazza sull’altalena della palma disegna un arco con la punta dei piedi; nella grotta della falesia ardono le candele',
    width: 1600,
    height: 900,
    widths: [480, 960, 1600],
    v: '51347223',
    placeholder:
      'data:image/webp;base64,UklGRkAAAABXRUJQVlA4IDQAAADwAQCdASoQAAkABABoJbACdAEPDHnSDQAA/uleZPI0v29Je9GZxOmF5e7O0VAgCkui2XAA',
  },
  {
    id: 'thailandia/photo-12',
    alt: 'La scalinata del Doi Suthep nella foschia dorata del mattino: i gradini salgono nel bosco fra due naga dalle molte teste; tre monaci vanno verso la porta, un gatto sta seduto sul dorso del serpente',
    width: 1600,
    height: 900,
    widths: [480, 960, 1600],
    v: 'd4caedbc',
    placeholder:
      'data:image/webp;base64,UklGRkIAAABXRUJQVlA4IDYAAACwAQCdASoQAAkABABoJZgCdAEMb0oAAP7nYshpcWx21Bxqg64/KDJAxUyM22tPU/pZCyuAAAA=',
  },
  {
    id: 'thailandia/photo-13',
    alt: 'Lo scoglio di calcare dal piede sottile, nel sole contro un temporale blu, nella baia di Phang Nga; dal kayak sull’acqua di giada qualcuno lo indica, e un airone bianco viaggia sulla prua',
    width: 1600,
    height: 900,
    widths: [480, 960, 1600],
    v: '75bf15b3',
    placeholder:
      'data:image/webp;base64,UklGRkoAAABXRUJQVlA4ID4AAACwAQCdASoQAAkABABoJbACdADzVK9gAP55JFJ7DYGoJAMmB2vncwsd8IspMYmkS44+MFdCFZO786MoQ8AAAA==',
  },
  {
    id: 'thailandia/photo-14',
    alt: 'Wat Suan Dok al primo sole: il cortile dei chedi bianchi è ancora in ombra, la grande campana dorata e le punte sono già accese; tre monaci in una striscia di luce, un imbianchino sulla scala, un cane',
    width: 1600,
    height: 900,
    widths: [480, 960, 1600],
    v: '16313c36',
    placeholder:
      'data:image/webp;base64,UklGRkIAAABXRUJQVlA4IDYAAAAwAgCdASoQAAkABABoJaACdH8AGKPAUP6vAAD5M/Dz6M6Q5K820HWHiQMl19N1gD8GA2JYAAA=',
  },
]
