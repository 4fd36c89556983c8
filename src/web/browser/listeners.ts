/** A list of listeners: `subscribe` is what React's external stores need, `tell` calls all of them. */
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
