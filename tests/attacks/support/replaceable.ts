import { afterEach, vi } from 'vitest'
import { guards, putGuardsBack } from './guards.ts'

/** Loaded before every file of attacks; a guard that no test has replaced works as in the product. */
vi.mock('../../../src/domain/booking/holding.ts', async (original) => {
  const rules = await original<typeof import('../../../src/domain/booking/holding.ts')>()
  return {
    ...rules,
    get mostHeldSpots() {
      return guards.contact ?? rules.mostHeldSpots
    },
    mostSpotsOfNetwork: (total: number) =>
      guards.network ? guards.network(total) : rules.mostSpotsOfNetwork(total),
  }
})
vi.mock('../../../src/server/platform/pdf/draw-paper.ts', async (original) => {
  const papers = await original<typeof import('../../../src/server/platform/pdf/draw-paper.ts')>()
  const drawPaper: typeof papers.drawPaper = async (name, data) =>
    guards.draw ? guards.draw() : papers.drawPaper(name, data)
  return { ...papers, drawPaper }
})

afterEach(putGuardsBack)
