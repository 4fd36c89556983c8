// Written by the picture kit (art/): `npm run paint`. Do not edit.
import type { Picture } from '../../../domain/catalogue/pictures.ts'

export const extras: readonly Picture[] = [
  {
    id: 'thailandia/extra-1',
    alt: 'Il Wat Arun illuminato sulla riva del Chao Phraya dopo il tramonto, le sue torri riflesse intere nel fiume calmo; una barca a coda lunga passa piano, e dai gradini di pietra una donna affida all’acqua un fiore di loto con la candela',
    width: 1600,
    height: 900,
    widths: [480, 960, 1600],
    v: '3b615a23',
    placeholder:
      'data:image/webp;base64,UklGRkgAAABXRUJQVlA4IDwAAADQAQCdASoQAAkABABoJagCdAELVXBamAD+zgTRhl/aTk7gqkMfcRo56PJ7ppaRvkkYtcSYtd8ah4J5+AA=',
  },
  {
    id: 'thailandia/extra-2',
    alt: 'Mattina su un canale di Thonburi, a Bangkok: oltre le case di legno su palafitte siede un immenso Buddha dorato, riflesso nell’acqua; dal pontile una donna offre il riso a un monaco in barca',
    width: 1600,
    height: 900,
    widths: [480, 960, 1600],
    v: 'a7ea6769',
    placeholder:
      'data:image/webp;base64,UklGRkYAAABXRUJQVlA4IDoAAADwAQCdASoQAAkABABoJagCdAEVKOV6hPAA+WLG7UTy11ft3v3ec13I2r3oSgRLCwXjLzOVDrNUdaAA',
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
    v: 'f06f6856',
    placeholder:
      'data:image/webp;base64,UklGRkIAAABXRUJQVlA4IDYAAADQAQCdASoQAAkABABoJQBOgCFpX+Z0AAD7pDxA2fX2PzzQ0g7Fk7RCH2IwLCUEfGAKEGMAAAA=',
  },
  {
    id: 'thailandia/photo-03',
    alt: 'Un’elefantessa attraversa il fiume di Mae Wang mentre il sole spunta dal colle, il piccolo la segue tenendole la coda; dalla riva due viaggiatori e la loro ospite karen li guardano passare, fra colline di bosco nella foschia',
    width: 1600,
    height: 900,
    widths: [480, 960, 1600],
    v: '2a77fe83',
    placeholder:
      'data:image/webp;base64,UklGRkYAAABXRUJQVlA4IDoAAADwAQCdASoQAAkABABoJagCdAENWN6YjAAA/uq6d0DMyT6K8jJjjeWEHyb44KlBLtRs24nuWVfqa/AA',
  },
  {
    id: 'thailandia/photo-04',
    alt: 'Il mercato notturno di Chiang Mai dall’alto di una veranda: ombrelli di carta accesi lungo la via fra le case di teak, la gente che passeggia, in fondo il tempio e il chedi dorato; alla finestra un artigiano dipinge un ombrello, un gatto guarda dalla ringhiera',
    width: 1600,
    height: 900,
    widths: [480, 960, 1600],
    v: 'a4ad608b',
    placeholder:
      'data:image/webp;base64,UklGRk4AAABXRUJQVlA4IEIAAAAwAgCdASoQAAkABABoJZgCdH8AF7ca1UpEAAD+7oes1XH7Zi5n29hZr6GLrRPEoBTXXE2pAgsBKnvuwlyLouZoAAA=',
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
    alt: 'Il guardiano verde del tempio reale di Bangkok, le zanne bianche e le mani sulla mazza, davanti alla grande sala dai tetti arancio e al chedi dorato nel sole del mattino; ai suoi piedi una bambina monta la guardia nella stessa posa',
    width: 1600,
    height: 900,
    widths: [480, 960, 1600],
    v: '4b1a03f1',
    placeholder:
      'data:image/webp;base64,UklGRkYAAABXRUJQVlA4IDoAAADQAQCdASoQAAkABABoJaACdAEQ+1GWMADycvs7Bfi7l6F3x21IdSAlGt2zzWsiRkWJoFaQQ8zRAAAA',
  },
  {
    id: 'thailandia/photo-07',
    alt: 'La falesia di Railay al tramonto: una scalatrice sulla parete arancione, chi le tiene la corda sulla spiaggia, barche a coda lunga sulla sabbia, un langur su una cengia; al largo l’isola che sembra una gallina',
    width: 1600,
    height: 900,
    widths: [480, 960, 1600],
    v: '673098b4',
    placeholder:
      'data:image/webp;base64,UklGRkgAAABXRUJQVlA4IDwAAADQAQCdASoQAAkABABoJagCdAEJzC+B3AD+ZtsAbA89EtKbj2wKVxQOScRXsAT+qMYS2cgZ2DjMwIwAAAA=',
  },
  {
    id: 'thailandia/photo-08',
    alt: 'La cascata di Mae Wang fra una parete al sole e una in ombra: un’elefantessa e il suo piccolo a mollo nella pozza, la proboscide alzata verso gli spruzzi, e tre viaggiatori con la guida che li guardano dalla riva di ghiaia',
    width: 1600,
    height: 900,
    widths: [480, 960, 1600],
    v: '5215ec3e',
    placeholder:
      'data:image/webp;base64,UklGRkgAAABXRUJQVlA4IDwAAADQAQCdASoQAAkABABoJagCdADG6J30AAD+7LF+dnx8Ea6bt2LpBwI8g5C1qYFakHcUsB0+Fu95bPkYiAA=',
  },
  {
    id: 'thailandia/photo-09',
    alt: 'Notte a Yaowarat, la Chinatown di Bangkok: la bottega dell’oro accesa di rosso sotto la grande insegna, il carretto dei noodle con i tavolini, un tuk-tuk, una guglia dorata sui tetti; la testa del leone della danza riposa su uno sgabello',
    width: 1600,
    height: 900,
    widths: [480, 960, 1600],
    v: '063a4abd',
    placeholder:
      'data:image/webp;base64,UklGRlAAAABXRUJQVlA4IEQAAAAQAgCdASoQAAkABABoJagCdAD2N5nVYyVgAP7sRCJai/AaRnU6R8JN7bgZE+E2O96Z0qncWxW+R5kkdL/6FgBDnV8AAA==',
  },
  {
    id: 'thailandia/photo-10',
    alt: 'La notte di Yi Peng a Chiang Mai: dallo stagno di un tempio di teak le lanterne di carta salgono in una scia sopra il grande chedi spezzato, due monaci ne affidano una al vento, una rana guarda da una foglia di loto',
    width: 1600,
    height: 900,
    widths: [480, 960, 1600],
    v: 'b657f4e8',
    placeholder:
      'data:image/webp;base64,UklGRkYAAABXRUJQVlA4IDoAAADQAQCdASoQAAkABABoJZACdADaFuBNgAD+0bU8vxIAig+uGmtxiB+Z/bPmk4Qr5HtJvpctiTxSIYAA',
  },
  {
    id: 'thailandia/photo-11',
    alt: 'Notte a Railay senza luna: il plancton accende d’azzurro ogni onda, chi nuota lascia una scia di luce e una ragazza sull’altalena della palma disegna un arco con la punta dei piedi; nella grotta della falesia ardono le candele',
    width: 1600,
    height: 900,
    widths: [480, 960, 1600],
    v: '860267c3',
    placeholder:
      'data:image/webp;base64,UklGRkAAAABXRUJQVlA4IDQAAADQAQCdASoQAAkABABoJbACdAEPDHmO0AD+6V5k8jS/b0l8GPl249CgreR2ELS1dhhE1oAA',
  },
  {
    id: 'thailandia/photo-12',
    alt: 'La scalinata del Doi Suthep nella foschia dorata del mattino: i gradini salgono nel bosco fra due naga dalle molte teste; tre monaci vanno verso la porta, un gatto sta seduto sul dorso del serpente',
    width: 1600,
    height: 900,
    widths: [480, 960, 1600],
    v: '1ce6f823',
    placeholder:
      'data:image/webp;base64,UklGRkgAAABXRUJQVlA4IDwAAADQAQCdASoQAAkABABoJZACdADcNNEbAAD9/G9vU/b/BrN/Lct8tWU5UBGQNB/6nSoFvofE+cMAvi9fAAA=',
  },
  {
    id: 'thailandia/photo-13',
    alt: 'Dalla bocca di una grotta marina, nella baia di Phang Nga: lo scoglio di calcare dal piede sottile nel sole, sull’acqua di giada; due viaggiatori in kayak escono dall’ombra con un airone bianco sulla prua',
    width: 1600,
    height: 900,
    widths: [480, 960, 1600],
    v: '52a083fc',
    placeholder:
      'data:image/webp;base64,UklGRkwAAABXRUJQVlA4IEAAAAAQAgCdASoQAAkABABoJbACdAD2B6cWScogAP7eAg8edyekoIrFRgTpYVNHdF4VXyQhEm5tTiPBambXG6ckAAAA',
  },
  {
    id: 'thailandia/photo-14',
    alt: 'Wat Suan Dok verso sera, dopo la pioggia: i chedi bianchi dei principi Lanna al sole basso, stretti attorno alla grande campana dorata, contro un cielo indaco; tre monaci sul viale e il tempio sul Doi Suthep che brilla sul monte',
    width: 1600,
    height: 900,
    widths: [480, 960, 1600],
    v: 'cc01bb95',
    placeholder:
      'data:image/webp;base64,UklGRkYAAABXRUJQVlA4IDoAAADwAQCdASoQAAkABABoJZgCdH8AGB/ITgAA/Z1mNBI5XRIA9yd+1kaZpUY0XNEIjjYjDgovB3mX14AA',
  },
]
