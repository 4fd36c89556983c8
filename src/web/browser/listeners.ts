/** Whoever wants to hear of something: `subscribe` is what a store of React needs, `tell` reaches all of them. */
export function listeners<News = void>() {
  const all = new Set<(news: News) => void>()
  return {
    subscribe: (listener: (news: News) => void) => {
      all.add(listener)
      return () => {
        all.delete(listener)
      }
    },
    tell: (news: News) => {
      for (const listen of all) listen(news)
    },
  }
}
