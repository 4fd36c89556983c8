import { at, field, path, stroke } from '../../core/field.js'
import { finish } from '../../core/finish.js'
import { Scene } from '../../core/scene.js'
import { moods } from '../../moods/moods.js'
import { court, goldBell, greatHall } from '../../things/royal-temple.js'
import { POSES, SKINS, stand } from '../../things/slender-folk.js'
import { GUARD, guard, guardShadow, plinth } from '../../things/temple-guard.js'

const person = (pose, n, top, low, more) => ({
  ...POSES[pose],
  skin: SKINS[n],
  hair: ['#3c2834', '#281c2c'],
  light: -1,
  top,
  low,
  ...more,
})
export default {
  alt: 'Il guardiano verde del tempio reale di Bangkok, le zanne bianche e le mani sulla mazza, davanti alla grande sala dai tetti arancio e al chedi dorato nel sole del mattino; ai suoi piedi una bambina monta la guardia nella stessa posa',
  paint(w, h) {
    const s = new Scene(w, h, { mood: moods.day, sun: [0.02, 0.3], horizon: 76 / 90 })
    const f = field(s)
    f.draw(s.k, (k) => {
      const air = k.createLinearGradient(0, 0, 0, 76)
      for (const [a, c] of [
        [0, '#2470b4'],
        [0.45, '#5cacd4'],
        [0.8, '#c4e0dc'],
        [1, '#fbe8c8'],
      ])
        air.addColorStop(a, c)
      k.fillStyle = air
      k.fillRect(-4, -4, 170, 90)
    })
    // The golden bell far behind, pale with the morning's haze.
    const bell = s.sheet()
    f.draw(bell.k, (k) => {
      at(k, 56.5, 78, 0.82, goldBell, true)
      k.globalCompositeOperation = 'source-atop'
      k.fillStyle = 'rgba(196,226,222,.42)'
      k.fillRect(-4, -4, 170, 100)
    })
    s.k.drawImage(bell.canvas, 0, 0)
    f.draw(s.k, (k) => {
      // One camera for all: the court as it is measured, drawn 1.35 times as large.
      k.translate(-58.2, -19.85)
      k.scale(1.35, 1.35)
      // The crowns of the palace garden over its wall.
      path(
        k,
        '#7cb0a0',
        'M38 70V67Q42 64.900 46.400 65.800Q50 64.400 55 65.900Q58 66.700 61 66.200Q67 64.600 73 66.400Q79 65.700 84 66.900L100 67.400L140 67.600Q146 65.800 150 66.300Q154 64.200 159 65.700Q163 64.700 168 65.600V70Z',
      )
      path(
        k,
        '#a4cca4',
        'M39 67.400Q42 64.900 46.400 65.800Q50 64.400 53 65.300Q50.500 66.800 47 66.900Q43 68 39 67.400ZM62 66.400Q67 64.600 71.500 65.900Q69 67.400 62 66.400ZM147.500 66.800Q152 64.200 157 65Q153.500 67 147.500 66.800Z',
      )
      // The gallery round the court.
      path(k, '#ecdcdc', 'M38 74V69.600H168V74Z')
      path(k, '#d0704c', 'M38 69.800V67.400H168V69.800Z')
      path(k, '#2f8460', 'M38 69.900H168V69.300H38Z')
      for (let x = 40; x < 166; x += 2.6) path(k, '#b0a0bc', `M${x} 73.600V70.400h1.200V73.600Z`)
      path(k, '#fbe8c8', 'M38 73.200H168V92H38Z')
      for (const z of [17, 20, 24, 30, 39, 54]) {
        const y = court(0, 0, z)[1]
        stroke(k, '#e8ccac', 0.06 + 1.6 / z, `M38 ${y}H168`)
      }
      for (let x = -24; x < 40; x += 3)
        stroke(k, '#e8ccac', 0.12, `M${court(x, 0, 62).join(' ')}L${court(x, 0, 12).join(' ')}`)
      greatHall(k)
      const put = (x, z, o, tall = 1.7, flip = false, fall = [1.35, -0.06], shade = '#c4a8b4') => {
        const [px, py] = court(x, 0, z)
        stand(k, px, py, (tall * 130) / z, o, { flip, fall, shade })
      }
      put(
        6,
        44,
        person('walk', 1, ['#fff4dc', '#c4b4c0'], ['#4c5c8c', '#343c6c'], {
          hat: ['brim', '#f0cc84', '#b88c58'],
        }),
      )
      put(
        7.4,
        44.6,
        person('walkOther', 0, ['#e8604c', '#a43c4c'], ['#fff0dc', '#c0b0bc'], {
          dress: 'skirt',
          cut: 'bun',
        }),
      )
      put(
        15.6,
        42,
        person('point', 2, ['#f4a03c', '#b86c34'], ['#f4a03c', '#b86c34'], {
          dress: 'sarong',
          cut: 'none',
        }),
      )
      put(
        17,
        42.6,
        person('stand', 2, ['#f08c34', '#b06030'], ['#f08c34', '#b06030'], {
          dress: 'sarong',
          cut: 'none',
        }),
        1.6,
        true,
      )
      const [gx, gz] = [-3.6, 23]
      const base = [gx - 1.9, gx + 1.9, gz - 1, gz + 1.8, 1.2]
      guardShadow(k, '#c0a0b4', [gx, gz], base, [1.25, 0.95])
      plinth(k, ...base)
      const [px, py] = court(gx, 1.2, gz)
      path(
        k,
        '#c4a8b4',
        `M${px - 7.5} ${py + 0.05}L${px - 6} ${py - 0.55}H${px + 10.4}L${px + 9.4} ${py + 0.05}Z`,
      )
      at(k, px, py, (7.6 * 130) / gz / 62, (c) => guard(c, GUARD))
      // The girl on guard beside him, her father with the telephone.
      put(
        1.1,
        21.7,
        person('stand', 0, ['#f4c04c', '#b88040'], ['#e0584c', '#98384c'], {
          view: 'back',
          dress: 'skirt',
          near: [-13, -4],
          far: [13, 4],
          armNear: [46, -84],
          armFar: [46, -84],
          hat: ['brim', '#f0785c', '#b04c50'],
          bare: true,
        }),
        1.2,
      )
      put(
        7,
        22,
        person('camera', 1, ['#5cb4b8', '#347c8c'], ['#3c4878', '#2c3058'], {
          armNear: [36, 94],
          armFar: [34, 98],
          light: 1,
          pack: ['#e8a44c', '#b07038'],
          after: (c, j) =>
            path(
              c,
              '#241c38',
              `M${j.armNear.hand[0] - 0.05} ${j.armNear.hand[1] - 0.75}h0.26v1h-0.26Z`,
            ),
        }),
        1.75,
        true,
      )
    })
    return finish(s, { vignette: 0.1, bloom: 0.1 })
  },
}
