import { adminApi } from '../../http/admin-api.ts'
import { publicApi } from '../../http/context.ts'
import { priceOutlook } from './price-outlook.ts'
import { priceStory } from './price-story.ts'

export const figureHandlers = {
  story: publicApi.figures.story.handler(async ({ input, context }) => ({
    story: await priceStory(context, input.tripId),
  })),
}

export const adminFigureHandlers = {
  outlook: adminApi.figures.outlook.handler(({ input, context }) =>
    priceOutlook(context, input.at),
  ),
}
