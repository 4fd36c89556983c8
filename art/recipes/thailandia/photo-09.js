import { at, field, fill, path, points } from '../../core/field.js'
import { finish } from '../../core/finish.js'
import { Scene } from '../../core/scene.js'
import { counters, lantern, leftHouse, rightHouse, shop, spire } from '../../things/gold-shop.js'
import { cart, lionHead, stool, table, tukTuk } from '../../things/night-supper.js'
import { POSES, SKINS, stand } from '../../things/slender-folk.js'
import { warmNight } from './kit.js'

const guest = (pose, skin, top, low, more) => ({
  ...POSES[pose],
  skin: SKINS[skin],
  top,
  low,
  hair: ['#2c1838', '#1c1030'],
  light: 1,
  ...more,
})

export default {
  alt: 'Notte a Yaowarat, la Chinatown di Bangkok: la bottega dell’oro accesa di rosso sotto la grande insegna, il carretto dei noodle con i tavolini, un tuk-tuk, una guglia dorata sui tetti; la testa del leone della danza riposa su uno sgabello',
  paint(w, h) {
    const s = new Scene(w, h, { mood: warmNight, sun: [0.5, 0.8], horizon: 0.8 })
    const f = field(s)
    f.draw(s.k, (k) => {
      const g = k.createLinearGradient(0, 0, 0, 50)
      for (const [a, c] of [
        [0, '#141450'],
        [0.5, '#34287c'],
        [1, '#8c4484'],
      ])
        g.addColorStop(a, c)
      k.fillStyle = g
      k.fillRect(-5, -5, 170, 100)
      spire(k)
      leftHouse(k)
      rightHouse(k)
      shop(k)
      stand(k, 60, 72.6, 9.2, guest('stand', 1, ['#fff4e0', '#d8b8a8'], ['#40284c', '#2c1c40']))
      stand(
        k,
        103,
        72.6,
        8.8,
        guest('hips', 0, ['#fff4e0', '#d8b8a8'], ['#40284c', '#2c1c40'], { cut: 'bun' }),
        { flip: true },
      )
      counters(k)
      at(k, 52.6, 55, 0.92, lantern)
      at(k, 111.4, 55, 0.92, lantern)
      // The pavement and the road: the light of the hall dies away towards us.
      const road = k.createRadialGradient(82, 70, 4, 82, 70, 74)
      for (const [a, c] of [
        [0, '#f0a458'],
        [0.3, '#c06454'],
        [0.6, '#64305c'],
        [1, '#1c1444'],
      ])
        road.addColorStop(a, c)
      k.fillStyle = road
      k.fillRect(-6, 73, 172, 22)
      fill(k, 'rgba(28,12,60,.55)', points('-6 77.600 166 77.600 166 78.500 -6 78.500'))
      // Whoever stands before the hall throws a shadow towards us.
      const cast = (x, y) => ({ fall: [(x - 82) * 0.05, 0.95], shade: '#642c50' })
      path(k, 'rgba(24,10,56,.7)', 'M16 76.200L33 76.200L24 80.600L4 80.200Z')
      stand(
        k,
        26,
        75,
        9.4,
        guest('camera', 1, ['#fff0d8', '#b8909c'], ['#3c3c78', '#242454'], {
          hat: ['cap', '#e85848'],
        }),
        { flip: true },
      )
      at(k, 24, 76.4, 0.98, cart)
      // The table, its diner in the trousers of the dance, the lion opposite.
      path(k, 'rgba(36,14,64,.62)', 'M38.600 77.400L52.800 77.400L45 81.400L29 80.800Z')
      path(k, 'rgba(36,14,64,.72)', 'M48.400 77.200H58.400L56.400 80.200L47 80Z')
      at(k, 46, 77, 0.9, table)
      at(k, 41, 77.2, 0.9, stool)
      at(k, 51.4, 77.2, 0.9, stool)
      at(k, 51.4, 74.6, 0.92, lionHead)
      stand(k, 40.6, 74.6, 8.6, guest('sit', 0, ['#3ca4a4', '#246478'], ['#fcc848', '#c0703c']))
      stand(
        k,
        76.4,
        75.6,
        9,
        guest('point', 0, ['#e8a43c', '#9c5844'], ['#2c3c78', '#1c2454'], {
          light: 1,
          cut: 'long',
        }),
        cast(76, 75),
      )
      stand(
        k,
        80,
        76,
        9.4,
        guest('stand', 2, ['#f4e8dc', '#a08094'], ['#6c3c54', '#442444'], { light: 1 }),
        cast(80, 76),
      )
      stand(
        k,
        97,
        76.4,
        9.2,
        guest('walk', 1, ['#c43c54', '#7c2450'], ['#302460', '#1c1848'], { light: -1 }),
        { flip: true, ...cast(97, 76) },
      )
      path(k, 'rgba(20,8,48,.75)', 'M127.600 84.600H143L152 87.400L137 87.800Z')
      stand(
        k,
        134.8,
        80.3,
        8.4,
        guest('sit', 1, ['#3ca484', '#24586c'], ['#2c2c64', '#1c1848'], { light: -1 }),
        { flip: true },
      )
      stand(
        k,
        140.6,
        79.7,
        8.4,
        guest('sit', 0, ['#f0b84c', '#a46848'], ['#c84c5c', '#782c54'], { light: -1, cut: 'long' }),
        { flip: true },
      )
      at(k, 136, 84.8, 1.05, tukTuk)
    })
    return finish(s, { bloom: 0.22, threshold: 0.7, vignette: 0.2 })
  },
}
