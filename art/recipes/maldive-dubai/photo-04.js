import { field, path } from '../../core/field.js'
import { finish } from '../../core/finish.js'
import { Scene } from '../../core/scene.js'
import { moods } from '../../moods/moods.js'
import { sky } from '../../nature/sky.js'
import {
  bank,
  bud,
  cleaner,
  crane,
  farTowers,
  golden,
  HORIZON,
  needle,
  onFog,
  slab,
  twins,
  wall,
} from '../../things/fog-city.js'

export default {
  alt: 'Le torri di Dubai spuntano dalla nebbia nella prima luce, viste dall’alto del Burj Khalifa: un lavavetri appeso alle corde saluta una ragazza affacciata al vetro',
  paint(w, h) {
    const s = new Scene(w, h, {
      mood: {
        ...moods.dawn,
        glowPower: 0.3,
        sky: [
          [0, '#3f78b8'],
          [0.5, '#92bcd4'],
          [0.82, '#f8dcb4'],
          [1, '#fff0c8'],
        ],
      },
      sun: [1.02, 0.26],
      horizon: HORIZON / 90,
    })
    sky(s, { clouds: 0, disc: 0 })
    const f = field(s)
    f.draw(s.k, (k) => {
      path(
        k,
        '#fff4dc',
        'M70 9C88 7.200 112 8 128 8.200C146 8 158 8.600 168 8V10.600C150 12 134 11.600 118 11.800C100 11.400 84 10.600 70 9Z',
      )
      path(k, '#ffe6c0', 'M96 17C112 15.800 132 16.400 146 17.600C132 18.800 112 18.800 96 17Z')
      path(k, '#fbe2c2', `M40 ${HORIZON}H168V44H40Z`)
      farTowers(k)
      bank(k, 35.5, 4, 3, ['#fff0d0', '#f8d8b8', '#e4c8c4'])
      golden(k, 139, 33, 50)
      bud(k, 81, 34, 50)
      bank(k, 44, 7, 7, ['#fff2d6', '#f8d4b4', '#d0c0d4'])
      twins(k, 97, 30.5, 58)
      needle(k, 150, 38, 60)
      bank(k, 54.5, 9, 12, ['#fff4dc', '#f8ceb0', '#b8b4d8'])
      onFog(k, 97, 52.8, 6, 30)
      onFog(k, 108, 50.4, 6, 9)
      onFog(k, 150, 51.6, 8, 24)
      crane(k, 79, 46, 72)
      slab(k, 124, 44, 74)
      bank(k, 67, 13, 34, ['#fff0d8', '#f0c4b4', '#98a4d4'])
      onFog(k, 124, 60.8, 13, 36)
      onFog(k, 79, 66.4, 6, 22)
      bank(k, 81, 18, 21, ['#f4d8cc', '#b8b0d4', '#7088c0'])
      wall(k)
      cleaner(k, 64, 42)
    })
    return finish(s, { bloom: 0.14, vignette: 0.12 })
  },
}
