import { afterEach, vi } from 'vitest'
import { guards, putGuardsBack } from './guards.ts'

/** Loaded before the code of every file of attacks: whatever nobody has taken away is the product's own. */
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
