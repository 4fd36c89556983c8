// Written by the picture kit (art/): `npm run paint`. Do not edit.
import type { Picture } from '../../../domain/catalogue/pictures.ts'

export const extras: readonly Picture[] = [
  {
    id: 'newyork-miami/extra-1',
    alt: 'Sera di pioggia a Times Square: i cartelloni e la torre con la sfera si specchiano nell’asfalto, arriva un taxi giallo; una donna con l’ombrello rosso e il suo cane lo chiamano',
    width: 1600,
    height: 900,
    widths: [480, 960, 1600],
    v: 'c3151f4a',
    placeholder:
      'data:image/webp;base64,UklGRkwAAABXRUJQVlA4IEAAAADwAQCdASoQAAkABABoJbACdAEPhRKOBeQA/XeUaTpz5EClMyJRsFMQZsQP9obf0Iq3VNQO9rDHHwfZGPw9AAAA',
  },
  {
    id: 'newyork-miami/extra-2',
    alt: 'Un albergo Art Déco di Ocean Drive dopo la pioggia, nell’ultima luce: l’insegna e le cornici al neon si accendono e si rovesciano nella strada bagnata; passa una decappottabile turchese, una ragazza la insegue sui pattini',
    width: 1600,
    height: 900,
    widths: [480, 960, 1600],
    v: 'a53969ca',
    placeholder:
      'data:image/webp;base64,UklGRkQAAABXRUJQVlA4IDgAAADQAQCdASoQAAkABABoJZACdADziGmSAAD+2tKjsx1WhmCYKvXf+Bx4XmkbpbE40itauYi9dfTgAA==',
  },
]

export const gallery: readonly Picture[] = [
  {
    id: 'newyork-miami/photo-01',
    alt: 'La Statua della Libertà dal battello dopo il temporale: il sole la accende di verde chiaro contro il cielo color ardesia, mentre una nube si allontana sulla baia; a poppa una bambina in piedi sulla panca alza il gelato come una fiaccola',
    width: 1600,
    height: 900,
    widths: [480, 960, 1600],
    v: 'bf9fded6',
    placeholder:
      'data:image/webp;base64,UklGRkYAAABXRUJQVlA4IDoAAADQAQCdASoQAAkABABoJZgCdAEOYpzMoAD+hBc1LnfcSb3OB92ixmzkJKtrvFFKQQa7/K2HcCbV0AAA',
  },
  {
    id: 'newyork-miami/photo-02',
    alt: 'Primavera a Central Park: il ponte ad arco di ferro chiaro si specchia nel lago davanti alle torri gemelle, sotto un ciliegio in fiore; due innamorati si tengono per mano e quattro anatroccoli seguono una barca a remi rossa',
    width: 1600,
    height: 900,
    widths: [480, 960, 1600],
    v: 'a49a3c2e',
    placeholder:
      'data:image/webp;base64,UklGRkIAAABXRUJQVlA4IDYAAADwAQCdASoQAAkABABoJbACdAEPAvYfPoAA/M/E5TNX70ZfDGK/en+ShXoxfCFc4US1NVHSsAA=',
  },
  {
    id: 'newyork-miami/photo-03',
    alt: 'Sera di neve a Brooklyn: case di arenaria bruna con le scalinate bianche e le finestre accese, i grattacieli di Manhattan oltre il fiume; un papà tira lo slittino e un pupazzo di neve chiama un taxi giallo',
    width: 1600,
    height: 900,
    widths: [480, 960, 1600],
    v: '44ea5b19',
    placeholder:
      'data:image/webp;base64,UklGRkQAAABXRUJQVlA4IDgAAADwAQCdASoQAAkABABoJaACdADcnTfuzFAA/kCXM6XMknz7ZcMUq037BZBfHXtTu2nzvTV+RH2AAA==',
  },
  {
    id: 'newyork-miami/photo-04',
    alt: 'I serbatoi d’acqua di legno sui tetti di New York all’alba, con il Chrysler nella foschia: un allevatore fa girare nel cielo i suoi piccioni con una bandiera rossa, un gatto li segue dal parapetto',
    width: 1600,
    height: 900,
    widths: [480, 960, 1600],
    v: 'e7000e94',
    placeholder:
      'data:image/webp;base64,UklGRkIAAABXRUJQVlA4IDYAAAAQAgCdASoQAAkABABoJbACdAEVK0mMoWSAAP7gAI/gASmGDpgjNOIqEGhXLY6T5HYYWkSAAAA=',
  },
  {
    id: 'newyork-miami/photo-05',
    alt: 'Il sole tramonta in fondo alla 42ª Strada di Manhattan accanto al Chrysler: una dogsitter attraversa con due cani al guinzaglio, il terzo si è seduto sulle strisce',
    width: 1600,
    height: 900,
    widths: [480, 960, 1600],
    v: '01c497f8',
    placeholder:
      'data:image/webp;base64,UklGRkoAAABXRUJQVlA4ID4AAADwAQCdASoQAAkABABoJbACdADcP6499rwA9G2XHm+8Ns78EfXs0oN7x0x7EqkqO5OywZs/Oo8nSqCh8mdAAA==',
  },
  {
    id: 'newyork-miami/photo-06',
    alt: 'Museo di Storia Naturale di New York: la balenottera azzurra scende a capofitto dalla volta di vetro sopra la sala, tra vetrine accese come acquari; i visitatori, minuscoli, la guardano dal pavimento dove cade la sua ombra',
    width: 1600,
    height: 900,
    widths: [480, 960, 1600],
    v: '9a234752',
    placeholder:
      'data:image/webp;base64,UklGRkYAAABXRUJQVlA4IDoAAADQAQCdASoQAAkABABoJbACdAEN+0ROYAD9v9LUJ2diHrPBl5G+9AZZBBPEqQhGcq7RtfNvLBd2GAAA',
  },
  {
    id: 'newyork-miami/photo-07',
    alt: 'Il Flatiron sale come una prua dalla nebbia dorata di un mattino d’autunno, tra gli olmi scuri della piazza: un taxi giallo passa ai suoi piedi, una donna legge su una panchina e uno scoiattolo le fa compagnia',
    width: 1600,
    height: 900,
    widths: [480, 960, 1600],
    v: '41494e2b',
    placeholder:
      'data:image/webp;base64,UklGRkAAAABXRUJQVlA4IDQAAAAwAgCdASoQAAkABABoJYgCdH8AF8hq4mvbgAD9+0vJRVR0BlBQOScChhjhf181txpWxIAA',
  },
  {
    id: 'newyork-miami/photo-08',
    alt: 'Tardo pomeriggio limpido a South Beach: la torretta a righe dei bagnini nel sole, con un pellicano sul tetto, l’ombra di una palma distesa sulla sabbia, una donna che corre col cane lungo le onde e una nave bianca all’orizzonte',
    width: 1600,
    height: 900,
    widths: [480, 960, 1600],
    v: 'e4716f63',
    placeholder:
      'data:image/webp;base64,UklGRkQAAABXRUJQVlA4IDgAAADQAQCdASoQAAkABABoJaACdAEOmFyP6ADLTD1L2448JOEvHB7gUiEdzWUgC8rIlYFXKuzX2ZrgAA==',
  },
  {
    id: 'newyork-miami/photo-09',
    alt: 'Le Everglades dopo il temporale: sole sul fiume d’erba, cielo d’ardesia e l’arcobaleno sulla pianura; un idroscivolante con i viaggiatori corre sul canale e un airone bianco sta sul dorso di un alligatore',
    width: 1600,
    height: 900,
    widths: [480, 960, 1600],
    v: 'b9e38280',
    placeholder:
      'data:image/webp;base64,UklGRkYAAABXRUJQVlA4IDoAAAAwAgCdASoQAAkABABoJZACdEf/gegjRxEYAAD+J20/9Qaw5j8J+KKWAKLnNaG3K/KqHT4OzmUAQAAA',
  },
  {
    id: 'newyork-miami/photo-10',
    alt: 'La lunga strada sul mare delle Keys vista dall’acqua turchese: i piloni vanno in fila fino all’orizzonte, un kayak giallo passa con un pellicano a prua',
    width: 1600,
    height: 900,
    widths: [480, 960, 1600],
    v: '531a5c57',
    placeholder:
      'data:image/webp;base64,UklGRkwAAABXRUJQVlA4IEAAAADwAQCdASoQAAkABABoJbACdADhcy5ERAAA3lkk+mBMVJ7Ke/I574hYhycylF3eIiBEfDBX2BKYyF0TQTzeIQAA',
  },
  {
    id: 'newyork-miami/photo-11',
    alt: 'Un muro di Wynwood, a Miami, nella luce del pomeriggio: due fenicotteri dipinti disegnano un cuore davanti al sole, ma il secondo è ancora bianco e il pittore sulla scala ha appena cominciato; una palma posa la sua ombra sul colore',
    width: 1600,
    height: 900,
    widths: [480, 960, 1600],
    v: '37525f52',
    placeholder:
      'data:image/webp;base64,UklGRlIAAABXRUJQVlA4IEYAAADwAQCdASoQAAkABABoJbACdAC8hPK0VwAA+ksOdvIFazfeViYedLiJgB2e3dgnpw9OZ93R4M65hJ6BHU8/Ge3gLbQpBgAA',
  },
  {
    id: 'newyork-miami/photo-12',
    alt: 'La sala di Grand Central la mattina presto: dalle tre finestre altissime il sole scende in tre fasci sul marmo, sotto la volta verde con le costellazioni; tra i pochi passanti, intorno all’orologio, un palloncino rosso se ne vola via',
    width: 1600,
    height: 900,
    widths: [480, 960, 1600],
    v: '15841c39',
    placeholder:
      'data:image/webp;base64,UklGRkwAAABXRUJQVlA4IEAAAADwAQCdASoQAAkABABoJYgCdAEXwk04qkAA/uWmU65OGjiGIF9T8rQe0loN/TI0E6RAsoTT0UH1pwNzJxOWhSwA',
  },
  {
    id: 'newyork-miami/photo-13',
    alt: 'Alba nella baia delle Everglades con la luna che tramonta: due persone scivolano in kayak sull’acqua a specchio verso un isolotto di mangrovie dove si svegliano le spatole rosa',
    width: 1600,
    height: 900,
    widths: [480, 960, 1600],
    v: '4cfbe83a',
    placeholder:
      'data:image/webp;base64,UklGRkIAAABXRUJQVlA4IDYAAADwAQCdASoQAAkABABoJZACdAEfheupW8AA+OUHmiYFNWR+N1OWkwAOOKM4T472IsFmBLgAAAA=',
  },
  {
    id: 'newyork-miami/photo-14',
    alt: 'Sera sulla passerella del ponte di Brooklyn verso Manhattan: l’ultimo sole accende la torre di pietra, i quattro grandi cavi e il ventaglio dei tiranti contro il cielo rosa; sulle assi, che si dividono sotto i due archi, qualcuno si ferma a guardare',
    width: 1600,
    height: 900,
    widths: [480, 960, 1600],
    v: '1427d560',
    placeholder:
      'data:image/webp;base64,UklGRkIAAABXRUJQVlA4IDYAAACwAQCdASoQAAkABABoJbACdAEMllBQAPfUJ1j88gAt4KsGlH8YApfer4j5aj1+LZb9aXaAAAA=',
  },
]
