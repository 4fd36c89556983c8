import { at, field, path, stroke } from '../../core/field.js'
import { finish } from '../../core/finish.js'
import { Scene } from '../../core/scene.js'
import { moods } from '../../moods/moods.js'
import { fenceCat, rickshaw, runner } from '../../things/bamboo-folk.js'
import { beams, glow, ground, grove, leaves, P } from '../../things/bamboo-path.js'
import { POSES, SKINS, stand } from '../../things/slender-folk.js'

const FALL = { fall: [0.5, 0.34], shade: '#7c5c6c' }

/** Somebody in kimono from behind, obi tied in a bow. */
const kimono = (skin, cloth, sash, more) => ({
  ...POSES.stand,
  view: 'back',
  near: [-3, 0],
  far: [5, 0],
  skin: SKINS[skin],
  top: cloth,
  low: cloth,
  dress: 'sarong',
  hair: ['#2c1c34', '#1c142c'],
  cut: 'bun',
  light: -1,
  shoe: '#843c4c',
  after: (q, j, flat) => {
    if (flat) return
    const [x, y] = j.hip
    path(q, sash[1], `M${x - 0.66} ${y - 1.5}H${x + 0.66}V${y - 0.5}H${x - 0.66}Z`)
    path(q, sash[0], `M${x - 0.52} ${y - 1.7}H${x + 0.5}L${x + 0.3} ${y - 0.1}H${x - 0.34}Z`)
  },
  ...more,
})

/** A parasol of red paper, its grip at a hand. */
function parasol(q, [x, y], flat) {
  stroke(q, flat ?? '#54343c', 0.12, `M${x} ${y + 0.2}L${x - 0.5} ${y - 2.6}`)
  path(
    q,
    flat ?? '#d8404c',
    `M${x - 3.2} ${y - 1.9}C${x - 2.4} ${y - 3.2} ${x - 1.2} ${y - 3.7} ${x - 0.6} ${y - 3.9}C${x + 0.4} ${y - 3.8} ${x + 1.6} ${y - 3.3} ${x + 2.3} ${y - 2.5}C${x + 1} ${y - 2.6} ${x - 1.4} ${y - 2.4} ${x - 3.2} ${y - 1.9}Z`,
  )
  if (flat) return
  path(
    q,
    '#ff8068',
    `M${x - 3.2} ${y - 1.9}C${x - 2.4} ${y - 3.2} ${x - 1.2} ${y - 3.7} ${x - 0.6} ${y - 3.9}C${x - 1.2} ${y - 3.3} ${x - 1.5} ${y - 2.8} ${x - 1.6} ${y - 2.3}C${x - 2.2} ${y - 2.2} ${x - 2.7} ${y - 2.1} ${x - 3.2} ${y - 1.9}Z`,
  )
  path(
    q,
    '#982c4c',
    `M${x - 0.6} ${y - 3.9}C${x + 0.4} ${y - 3.8} ${x + 1.6} ${y - 3.3} ${x + 2.3} ${y - 2.5}L${x + 0.6} ${y - 2.55}C${x + 0.4} ${y - 3} ${x} ${y - 3.5} ${x - 0.6} ${y - 3.9}Z`,
  )
}

export default {
  alt: 'Il sentiero fra i bambù di Arashiyama al mattino: un risciò, due donne in kimono, un gatto sulla siepe',
  paint(w, h) {
    const s = new Scene(w, h, { mood: { ...moods.day, disc: 0 }, sun: [0.3, 0.05], horizon: 0.6 })
    const f = field(s)
    f.draw(s.k, (k) => {
      glow(k)
      ground(k)
      const person = (x, z, tall, o, flip) => [
        z,
        () => {
          const [px, py, q] = P(x, 0, z)
          stand(k, px, py, q * tall, o, { ...FALL, flip })
        },
      ]
      const between = [
        [
          23,
          () => {
            const [px, py, q] = P(0.9, 0, 23)
            path(
              k,
              '#7c5c6c',
              `M${px - q * 0.7} ${py - q * 0.06}C${px} ${py - q * 0.2} ${px + q * 1.4} ${py - q * 0.1} ${px + q * 1.6} ${py + q * 0.1}C${px + q} ${py + q * 0.3} ${px} ${py + q * 0.2} ${px - q * 0.7} ${py - q * 0.06}Z`,
            )
            k.save()
            k.translate(px, py)
            k.scale(q * 0.78, q)
            rickshaw(k)
            k.restore()
          },
        ],
        person(-0.5, 21.6, 1.7, runner, true),
        person(-1.62, 13.4, 1.6, kimono(0, ['#7c9ccc', '#4c5c94'], ['#f8d078', '#c8944c'])),
        person(
          -1.06,
          13,
          1.62,
          kimono(0, ['#f4b4b4', '#b4748c'], ['#6c8c5c', '#44644c'], {
            armNear: [-10, -8],
            armFar: [34, 110],
            before: (q, j, flat) =>
              parasol(q, [j.armFar.hand[0] - 0.9, j.armFar.hand[1] - 0.2], flat),
          }),
        ),
        [
          8.6,
          () => {
            const [px, py, q] = P(2.56, 1.26, 9)
            at(k, px, py, q * 0.1, fenceCat, true)
          },
        ],
      ]
      grove(k, between)
      beams(k)
      leaves(k)
    })
    return finish(s, { vignette: 0.16, bloom: 0.2 })
  },
}
