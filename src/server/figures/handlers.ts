import { publicApi } from '../http/context.ts'
import { priceStory } from './price-story.ts'

export const priceHandlers = {
  story: publicApi.prices.story.handler(async ({ input, context }) => ({
    story: await priceStory(context, input.tripId),
  })),
}
