// Written by the picture kit (art/): `npm run paint`. Do not edit.
import type { Picture } from '../../../domain/catalogue/pictures.ts'

export const extras: readonly Picture[] = [
  {
    id: 'maldive-dubai/extra-1',
    alt: 'Di notte, sul lago ai piedi del Burj Khalifa illuminato, un bambino con la giacca rossa dirige dalla prua di un’abra i getti della fontana di Dubai come un’orchestra; i genitori applaudono e filmano',
    width: 1600,
    height: 900,
    widths: [480, 960, 1600],
    v: '85969d4c',
    placeholder:
      'data:image/webp;base64,UklGRkYAAABXRUJQVlA4IDoAAADQAQCdASoQAAkABABoJQBOgCHcKR1IAAD+8tveza4nKv8b6mil4aNA7WWsIFFpbaWB5z+82YPzwAAA',
  },
  {
    id: 'maldive-dubai/extra-2',
    alt: 'Un falconiere nel deserto di Dubai porge il guanto al falco che torna ad ali aperte; il figlio tiene il cappuccio, un fuoristrada scavalca una duna e lontano passano i dromedari',
    width: 1600,
    height: 900,
    widths: [480, 960, 1600],
    v: '940104c0',
    placeholder:
      'data:image/webp;base64,UklGRkgAAABXRUJQVlA4IDwAAABQAgCdASoQAAkABABoJbACdH8IwABZugMlfQAA/rIzfGCQAfltjOray5xXzEi8PHJk5D+/FmzHsGVAAAA=',
  },
]

export const gallery: readonly Picture[] = [
  {
    id: 'maldive-dubai/photo-01',
    alt: "Un idrovolante sorvola un'isola lunga e sottile delle Maldive con la sua lingua di sabbia; un acquazzone si allontana sull'oceano e lascia un arcobaleno",
    width: 1600,
    height: 900,
    widths: [480, 960, 1600],
    v: '8304d36b',
    placeholder:
      'data:image/webp;base64,UklGRlQAAABXRUJQVlA4IEgAAACQAQCdASoQAAkABABoJbACdACCPAAA/pqSUvFwRy5+4zDnfBiSFvmMeqy5X+gYrNQehyyyUkFqyDBvyzQ4PRVHM+Qwc83AAAA=',
  },
  {
    id: 'maldive-dubai/photo-02',
    alt: 'Nella luce verde della barriera una tartaruga embricata si fa pulire a occhi chiusi da pesci chirurgo azzurri sul grande corallo cervello; un pesce palla aspetta il turno, una bambina con la maschera guarda senza toccare',
    width: 1600,
    height: 900,
    widths: [480, 960, 1600],
    v: '150bf6dc',
    placeholder:
      'data:image/webp;base64,UklGRlAAAABXRUJQVlA4IEQAAAAwAgCdASoQAAkABABoJbACdH8AD9UujW1YAAD+WzAOzoseKYPT+6I2Kono602d3bGXGLdHfyALLcgw4YGzPyWTmKAAAA==',
  },
  {
    id: 'maldive-dubai/photo-03',
    alt: 'Pescatori maldiviani pescano i tonni con canna e lenza dalla poppa di un dhoni dopo il tramonto; un tonnetto vola sopra le loro teste',
    width: 1600,
    height: 900,
    widths: [480, 960, 1600],
    v: 'e5362a72',
    placeholder:
      'data:image/webp;base64,UklGRkoAAABXRUJQVlA4ID4AAADQAQCdASoQAAkABABoJZgCdAD0NJTAeAD+0Ov040w6ji3saJpqQI0NhQ6yIw/LbdQ67Aj93iB/rs2eVaHQAA==',
  },
  {
    id: 'maldive-dubai/photo-04',
    alt: 'Le torri di Dubai spuntano dalla nebbia nella prima luce, viste dall’alto del Burj Khalifa: un lavavetri appeso alle corde saluta una ragazza affacciata al vetro',
    width: 1600,
    height: 900,
    widths: [480, 960, 1600],
    v: '56039573',
    placeholder:
      'data:image/webp;base64,UklGRj4AAABXRUJQVlA4IDIAAADwAQCdASoQAAkABABoJQBOgCHpX7x3IYAA/ftsB6Ci59zkR7l9DMLCi36PTD78DVOAAA==',
  },
  {
    id: 'maldive-dubai/photo-05',
    alt: "La laguna delle Maldive vista da chi legge in un'amaca a strisce: una sterna si è posata sulla punta del piede, due bambini giocano a riva",
    width: 1600,
    height: 900,
    widths: [480, 960, 1600],
    v: 'f2889d6f',
    placeholder:
      'data:image/webp;base64,UklGRkoAAABXRUJQVlA4ID4AAADQAQCdASoQAAkABABoJbACdAENa6QHgAD+xRwL3U/RIr2dWSDiyxpos75QUIEOlqrBqjIlW2cySgexQJQAAA==',
  },
  {
    id: 'maldive-dubai/photo-06',
    alt: "Un'isoletta rotonda delle Maldive vista a picco: palme come stelle, la sabbia, il molo con le ville a pettine e, fuori dalla barriera, uno squalo balena tra i nuotatori",
    width: 1600,
    height: 900,
    widths: [480, 960, 1600],
    v: 'c961586d',
    placeholder:
      'data:image/webp;base64,UklGRlYAAABXRUJQVlA4IEoAAADwAQCdASoQAAkABABoJbACdADG7/rKLAAA/tzcW52x/QzOs/NXpBqV8m6Id2ftZNvoPMnz78EVI2SgN+Fb7cQNdBakhuv+ZwAAAA==',
  },
  {
    id: 'maldive-dubai/photo-07',
    alt: 'Sull’abra che attraversa il Creek di Dubai un gabbiano tira per la coda il pesce appena comprato da un passeggero, che non molla; sulla panca una bambina indica, un uomo in bianco ride e una donna filma, dietro le torri del vento',
    width: 1600,
    height: 900,
    widths: [480, 960, 1600],
    v: '6d4e23e6',
    placeholder:
      'data:image/webp;base64,UklGRlQAAABXRUJQVlA4IEgAAAAQAgCdASoQAAkABABoJbACdAERBflmS8EAAP6XlVqFnAErP6z8pGYymyhWeMWCXIYMRoFgiim1elKvCvs9MMgEoCqT/xEAAAA=',
  },
  {
    id: 'maldive-dubai/photo-08',
    alt: 'Di notte alle Maldive un uomo rema sotto la Via Lattea e la bambina sfiora l’acqua: la mano, i remi, i pesci e la risacca accendono il mare d’azzurro',
    width: 1600,
    height: 900,
    widths: [480, 960, 1600],
    v: '2a583806',
    placeholder:
      'data:image/webp;base64,UklGRkIAAABXRUJQVlA4IDYAAADwAQCdASoQAAkABABoJbACdADhg8ByYgAA/u7edSVxG5h6HD2OziWpv4u/F20U/0MHxXwAAAA=',
  },
  {
    id: 'maldive-dubai/photo-09',
    alt: 'Alba in volo verso le Maldive: una bambina posa piano la tartaruga di pezza sulla testa del nonno che dorme a bocca aperta, un piccolo spia da dietro il sedile; dal finestrino gli atolli come anelli di luce',
    width: 1600,
    height: 900,
    widths: [480, 960, 1600],
    v: '361295b8',
    placeholder:
      'data:image/webp;base64,UklGRlYAAABXRUJQVlA4IEoAAADwAQCdASoQAAkABABoJbACdAC683qqwZAA/shvYAVOiBqwv/QkAHcn9gt79J4WEWBpZGWy9QJwxujm4sFtFPeBPK+85vee5ZNgAA==',
  },
  {
    id: 'maldive-dubai/photo-10',
    alt: 'A Kite Beach, nel tramonto di Dubai, una ragazza indica ridendo il kitesurf che vola davanti all’hotel a vela e non si accorge che un dromedario le mangia il cappello; il bambino del dromedario si mette le mani sulle guance',
    width: 1600,
    height: 900,
    widths: [480, 960, 1600],
    v: '357e356c',
    placeholder:
      'data:image/webp;base64,UklGRkoAAABXRUJQVlA4ID4AAADQAQCdASoQAAkABABoJbACdAEHHek4AADhy4V1znV0lbJMPLsBE5VcGv9idAB2lbMX0cPGT5U06OdHpSqgAA==',
  },
  {
    id: 'maldive-dubai/photo-11',
    alt: 'Sera in una tenda beduina nel deserto di Dubai: un orice si affaccia con la sciarpa di una viaggiatrice sulle corna, e il padrone di casa ride tanto da far traboccare il caffè; dietro sorge la luna sulle dune',
    width: 1600,
    height: 900,
    widths: [480, 960, 1600],
    v: '8bd504a7',
    placeholder:
      'data:image/webp;base64,UklGRlYAAABXRUJQVlA4IEoAAADwAQCdASoQAAkABABoJbACdAEKuCaPzwAA/qxuCRT0rbtTl671Uh8jx+XH8ZTsPZn2j0MW4qaUhMc9nxZl4B6aIskVBrUrIgAAAA==',
  },
  {
    id: 'maldive-dubai/photo-12',
    alt: 'Pioggia col sole alle Maldive: una stenella balza accanto al dhoni, gira su sé stessa e inzuppa la nonna che si riparava sotto l’ombrello rosso; la nipote in mantellina gialla ride a crepapelle, un’altra stenella guarda',
    width: 1600,
    height: 900,
    widths: [480, 960, 1600],
    v: '171d58fa',
    placeholder:
      'data:image/webp;base64,UklGRlAAAABXRUJQVlA4IEQAAACwAQCdASoQAAkABABoJbACdACUFmdAAPKlfhvGXOsOoek5bfN2LQ9qitJPy3fyNz/wgXlCnKLCrT0h3NCKsy1kRAAAAA==',
  },
  {
    id: 'maldive-dubai/photo-13',
    alt: 'Nel mercato coperto di Dubai un mercante srotola una seta turchese per una viaggiatrice, ma il gatto rosso ci si è già sdraiato come su un’amaca; una bambina gli tocca la coda, accanto ai sacchi di spezie',
    width: 1600,
    height: 900,
    widths: [480, 960, 1600],
    v: 'c9bd68c8',
    placeholder:
      'data:image/webp;base64,UklGRkoAAABXRUJQVlA4ID4AAADwAQCdASoQAAkABABoJbACdAD2NLgE7AAA/neMslKA7dLRwZ6c4ZBnQN8B/9jz4t1uXOtSyZesDgVqmmAAAA==',
  },
  {
    id: 'maldive-dubai/photo-14',
    alt: 'Dall’alto, di notte, la punta di un molo alle Maldive: lui guarda le stelle con le mani sotto la testa, lei si volta e sfiora l’acqua, perché nella luce della lampada è arrivata una manta con due piccoli squali; una barca dondola all’ormeggio',
    width: 1600,
    height: 900,
    widths: [480, 960, 1600],
    v: 'b1c30a7a',
    placeholder:
      'data:image/webp;base64,UklGRlgAAABXRUJQVlA4IEwAAADwAQCdASoQAAkABABoJbACdAEQxfUOl4AA/b/M6BkgleHZ0dx3wjhwKwtdkpAQXV5fj8mvewO/HZauGEjyWXeCW61XXdzBt7HxYAAA',
  },
]
