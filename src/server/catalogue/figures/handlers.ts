import { adminApi } from '../../http/admin-api.ts'
import { publicApi } from '../../http/context.ts'
import { priceOutlook } from './price-outlook.ts'
import { priceStory } from './price-story.ts'

export const priceHandlers = {
  story: publicApi.prices.story.handler(async ({ input, context }) => ({
    story: await priceStory(context, input.tripId),
  })),
}

export const adminPriceHandlers = {
  outlook: adminApi.prices.outlook.handler(({ input, context }) => priceOutlook(context, input.at)),
}
