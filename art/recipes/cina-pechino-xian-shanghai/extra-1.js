import { at, field, path, points, stroke } from '../../core/field.js'
import { finish } from '../../core/finish.js'
import { Scene } from '../../core/scene.js'
import { moods } from '../../moods/moods.js'
import { fanLady, flyingCap, master, wobbler } from '../../things/bund-taichi.js'
import { cut } from '../../things/cutout.js'

const SHORE = 55

/** A morning of mist: rose and pearl, the sun a red disc that one can look at. */
function dawn(k) {
  cut(
    k,
    `#b8c8cc M-6 -6H166V70H-6Z
#d0d0c8 M-6 8C30 2 70 12 110 6C136 2 152 8 166 5V70H-6Z
#ecd8c4 M-6 20C30 15 70 24 110 17C136 13 152 18 166 15V70H-6Z
#fce0bc M-6 32C40 26 84 34 120 28C140 25 154 29 166 27V70H-6Z`,
  )
  for (const [r, c] of [
    [17, 'rgba(255,214,160,.5)'],
    [12.5, 'rgba(255,190,130,.55)'],
    [9, '#fc8058'],
  ])
    path(k, c, `M${92 - r} 27a${r} ${r} 0 1 0 ${r * 2} 0a${r} ${r} 0 1 0 ${-r * 2} 0Z`)
  path(
    k,
    '#ffa874',
    'M83.200 25C85 19.500 89 18 92 18C88 20 87 24 88 27C86 27.500 84.500 26.500 83.200 25Z',
  )
}

/** The tower of pearls, 468 metres: legs, three spheres, mast. */
function pearls(k) {
  const [c, lit, dark] = ['#c4788c', '#f0a898', '#9c5c80']
  cut(
    k,
    `${dark} M48.800 ${SHORE}L50.500 33H51.500L49.900 ${SHORE}ZM55.200 ${SHORE}L53.500 33H52.500L54.100 ${SHORE}Z
${c} M50.800 ${SHORE}V22H53.200V${SHORE}Z
${dark} 0.7 M43.500 ${SHORE}L50.500 43M60.500 ${SHORE}L53.500 43
${c} M51.400 22L51.700 12H52.300L52.600 22Z
${c} 0.3 M52 12V1.500`,
  )
  for (const [y, r] of [
    [42, 5],
    [27, 4],
    [17.5, 1.6],
  ]) {
    path(k, c, `M${52 - r} ${y}a${r} ${r} 0 1 0 ${r * 2} 0a${r} ${r} 0 1 0 ${-r * 2} 0Z`)
    path(
      k,
      lit,
      `M${52 + r * 0.2} ${y - r * 0.98}A${r} ${r} 0 0 1 ${52 + r * 0.2} ${y + r * 0.98}A${r * 1.5} ${r * 1.5} 0 0 0 ${52 + r * 0.2} ${y - r * 0.98}Z`,
    )
    stroke(k, dark, r * 0.12, `M${52 - r} ${y}Q52 ${y + r * 0.3} ${52 + r} ${y}`)
  }
  for (const y of [33, 35.5, 38]) path(k, dark, `M50 ${y}H54V${y + 0.9}H50Z`)
}

/** Jin Mao with its thirteen setbacks (421), the opener (492), the turning tower (632). */
function trio(k) {
  let pagoda = ''
  for (let i = 0; i < 9; i++) {
    const [y, half] = [SHORE - 5 - i * 3, 4.4 - i * 0.24]
    pagoda += `M${112 - half} ${y + 5}L${112 - half * 0.96} ${y + 0.8}L${112 - half * 1.08} ${y}H${112 + half * 1.08}L${112 + half * 0.96} ${y + 0.8}L${112 + half} ${y + 5}Z`
  }
  path(
    k,
    '#a494ac',
    `${pagoda}M109.800 26L110.300 23.500H113.700L114.200 26ZM110.600 23.500L111 21.500H113L113.400 23.500Z`,
  )
  stroke(k, '#a494ac', 0.4, 'M112 21.500V17')
  cut(
    k,
    `#d0a8ac M111 ${SHORE}V24H111.900V${SHORE}ZM107.700 ${SHORE}L109 40H109.700L108.700 ${SHORE}Z
#9c90b0 M119.500 ${SHORE}L120.800 17.500H128.200L129.500 ${SHORE}ZM122.300 18.600L122.800 22H126.200L126.700 18.600Z
#c8a4ac M119.500 ${SHORE}L120.800 17.500H122.300L122.800 22L122.400 ${SHORE}Z
#8480a8 M127 17.500H128.200L129.500 ${SHORE}H127.600Z
#b4a8bc M133.500 ${SHORE}C134 40 135 20 137.500 8L140 5.500C143 8 145.500 11 146 14C147.500 28 148.500 42 148.500 ${SHORE}Z
#e4bcb0 M133.500 ${SHORE}C134 40 135 20 137.500 8L140 5.500C138.500 18 141.500 24 139.500 36C138.500 43 139 50 139.500 ${SHORE}Z
#9890b0 M145 11C145.500 12 145.800 13 146 14C147.500 28 148.500 42 148.500 ${SHORE}H144.500C146.500 44 143.500 32 145 11Z
#fcd8c0 0.35 M140 5.500C138.500 18 141.500 24 139.500 36C138.500 43 139 50 139.500 ${SHORE}`,
  )
}

/** Lower towers, each of its own form, the nearer the darker; the mist takes their feet. */
function city(k) {
  cut(
    k,
    `#dcc4bc M-6 36H0V34L4 32V36H8V28H13V38H17V31L21 29L25 31V40H31V36C33 34 36 34 38 36V42H60V38L63 35L66 38V44H72V40H77V36H82V42H92V33H97V30H101V36H104V${SHORE}H-6ZM150 ${SHORE}V30L154 27L158 30V36H161V33H166V${SHORE}Z
#c8acb4 M-6 44H3V41H9V45H14V40C16 37.500 20 37.500 22 40V46H27V43H30V39H33V46H42V48H62V46H67V43L70 41L73 43V47H79V45H86V48H95V41H99V39H102V46H118V${SHORE}H-6ZM128 ${SHORE}V48H133V${SHORE}ZM148 ${SHORE}V42H152V39H156V45H160V42H166V${SHORE}Z
#b494a8 M-6 50C4 48 10 51 16 49C18 47 24 47 26 49C40 48.500 50 51 60 49.500C70 51 84 49 96 50.500C110 49 130 51 146 49.500C154 50.500 160 49 166 50V${SHORE + 1}H-6Z
#fce4cc M-6 47C8 43.500 16 47 30 45.500C42 44 48 48 60 46.500C54 50 40 49 28 50C16 51.500 4 49.500 -6 51ZM64 50C76 46.500 90 50 104 48C118 45.500 128 49.500 142 47C152 45.500 160 47.500 166 46V51C150 53 140 50.500 126 52.500C108 54 84 51.500 64 50Z
#fff0dc M-6 54C14 50.500 34 54 56 52C80 50 100 54 122 52.500C140 51 154 53.500 166 52V${SHORE + 2}H-6Z`,
  )
}

/** The river, brown silver; the sun lies in it. */
function river(k) {
  cut(
    k,
    `#f4d8bc M-6 ${SHORE}H166V80H-6Z
#dcc0b4 M-6 57.500C30 56 70 59 110 57.500C136 56.500 150 58 166 57.500V80H-6Z
#bca8ac M-6 62C24 60 60 63.500 100 61.500C130 60.500 150 62.500 166 61.500V80H-6Z
#9c94a4 M-6 67.500C24 65 60 69 100 66.500C130 65.500 150 68 166 66.500V80H-6Z
#fca47c M87 55.500H97C98 57 94 57.500 96.500 59C99 60.500 93 61 95.500 63C97 64.500 92 65 94.500 67.500C96 69 90 70 92 72H88.500C91 70 86.500 69.500 89 67C91 65 85.500 64.500 88 62.500C90 60.500 85 60 87.500 58.500C89 57.500 86 57 87 55.500Z
`,
  )
}

/** Two barges with sand. */
const barges = (k) =>
  cut(
    k,
    `#6c5470 M104 59.500L106.500 62.500H124L126 59.500L122 60.300H109Z
#a0707c M108 60.400C111 57.500 115 58.500 117 57.800C119.500 58 121 59.500 121.500 60.400Z
#e8a088 M113.500 58.500C115 58 116 58.100 117 57.800C119.500 58 121 59.500 121.500 60.400H116Z
#5c4868 M127.500 59L129.500 62.500H152L154.500 58L150 59.800H131Z
#fce4cc M144 59.800V54.500H149.500V59.800ZM145 54.500L145.500 52.800H148.500L149 54.500Z
#5c4868 M145 55.600H146.600V57H145ZM147.300 55.600H148.900V57H147.300Z
#a0707c M131.500 59.900C133.500 57.500 136 58 138 57C140.500 57.500 142 58.700 142.500 59.900Z
#fff0dc 0.4 M103 63.200C112 64.200 122 63.600 127 63M127 63.400C136 64.400 148 63.800 157 62.800`,
  )

/** Promenade: the stone rail on its posts, flags in perspective, shadows that come towards us. */
function promenade(k) {
  cut(
    k,
    `#d8b8a4 M-6 71H166V96H-6Z
#e8ccb0 M-6 71H166V73.500C110 75 50 74.500 -6 76Z
#c4a09c M-6 83C40 80.500 110 82 166 80.500V96H-6Z`,
  )
  for (const x of [-70, -36, -6, 20, 44, 68, 92, 116, 140, 166, 196, 230])
    stroke(k, '#b48c90', 0.25, `M${84 + (x - 84) * 0.72} 72L${84 + (x - 84) * 1.35} 91`)
  stroke(k, '#b48c90', 0.3, 'M-6 75.500H166M-6 80.500H166M-6 87H166')
  cut(
    k,
    `#8c7088 M-6 60H166V62.500H-6Z
#ffe8cc M-6 59.400H166V60.500H-6Z
#a08494 M-6 70.500H166V73H-6Z
#d8b4ac M-6 69.800H166V70.900H-6Z`,
  )
  for (let x = -4; x < 166; x += 3.4)
    if (Math.abs(((x + 22) % 34) - 17) > 2)
      path(
        k,
        '#8c7088',
        `M${x} 62.500H${x + 1.1}C${x + 0.8} 65 ${x + 1.9} 66 ${x + 1.5} 69.900H${x - 0.4}C${x - 0.8} 66 ${x + 0.3} 65 ${x} 62.500Z`,
      )
  for (const x of [-5, 29, 63, 97, 131, 165]) {
    path(k, '#7c6080', `M${x - 2.4} 58H${x + 2.4}V73H${x - 2.4}Z`)
    path(k, '#e8b8a4', `M${x + (x < 84 ? 1.4 : -2.4)} 58h1v15h-1Z`)
    path(k, '#ffe8cc', `M${x - 3} 57.200H${x + 3}V58.500H${x - 3}Z`)
  }
}

/** A shadow that falls from a foot towards us, away from the sun. */
const fallen = (k, x, y, dx, half) =>
  path(
    k,
    'rgba(84,52,96,.42)',
    `M${x - half} ${y}C${x - half * 0.4 + dx * 0.4} ${y + 2} ${x + dx * 0.7 - half} ${y + 5} ${x + dx - half * 1.6} ${y + 12}H${x + dx + half * 1.8}C${x + dx * 0.8 + half} ${y + 6} ${x + half + dx * 0.3} ${y + 2} ${x + half} ${y}Z`,
  )

export default {
  alt: 'Tai chi all’alba sul Bund di Shanghai: il maestro sta su una gamba con un passero sulla mano, un viaggiatore che lo imita perde l’equilibrio e il berretto, una vicina ride con il grande ventaglio rosso; oltre il fiume le torri di Pudong nella foschia',
  paint(w, h) {
    const s = new Scene(w, h, { mood: moods.dawn, sun: [0.52, 0.32], horizon: SHORE / 90 })
    const f = field(s)
    f.draw(s.k, (k) => {
      dawn(k)
      city(k)
      pearls(k)
      trio(k)
      path(
        k,
        '#fff0dc',
        `M-6 ${SHORE - 3}C14 50.500 34 53 56 51C80 49.500 100 53 122 51.500C140 50.500 154 53 166 51.500V${SHORE + 1}H-6Z`,
      )
      stroke(
        k,
        '#6c4c6c',
        0.3,
        'M64 11q1.500 -1.400 2.600 0q1.400 -1.200 2.600 0M70 15q1 -1 1.900 0q1 -0.900 1.900 0M99 9q1.200 -1.100 2.200 0q1.200 -1 2.200 0',
      )
      river(k)
      at(k, 8, -1.5, 1, barges)
      at(k, 0, 1.5, 1, promenade)
      fallen(k, 28, 82, -12, 4)
      fallen(k, 74, 81.5, -4, 4)
      fallen(k, 111.5, 80.5, 4, 4)
      fallen(k, 131.5, 80.5, 9, 4)
      at(k, 122, 81, 1.04, fanLady, true)
      at(k, 26.5, 82.5, 1.2, master)
      at(k, 72.5, 82, 1.08, wobbler, true)
      at(k, 88, 12, 0.9, flyingCap)
    })
    return finish(s, { vignette: 0.1, bloom: 0.16 })
  },
}
