/** A place of the route, with the days that are spent there. */
export type Stop = {
  readonly place: string
  readonly latitude: number
  readonly longitude: number
  readonly from: number
  readonly to: number
}

export type DrawnStop = Stop & { readonly x: number; readonly y: number }

type Sheet = { readonly width: number; readonly height: number; readonly edge: number }

/**
 * Where each place stands on a sheet, north above: degrees of longitude are as narrow as they are at the middle of the
 * route, and the whole of it fills the sheet one way. A route over the date line goes on eastwards.
 */
export function drawnRoute(stops: readonly Stop[], { width, height, edge }: Sheet): DrawnStop[] {
  const [first] = stops
  if (!first) return []
  const easts = stops.map(({ longitude }) => {
    const apart = longitude - first.longitude
    return apart > 180 ? longitude - 360 : apart < -180 ? longitude + 360 : longitude
  })
  const norths = stops.map(({ latitude }) => latitude)
  const [west, east] = [Math.min(...easts), Math.max(...easts)]
  const [south, north] = [Math.min(...norths), Math.max(...norths)]
  const narrow = Math.cos((((south + north) / 2) * Math.PI) / 180)
  const [wide, high] = [(east - west) * narrow, north - south]
  const scale = Math.min((width - 2 * edge) / (wide || 1e-9), (height - 2 * edge) / (high || 1e-9))
  const round = (value: number) => Math.round(value * 10) / 10
  return stops.map((stop, at) => ({
    ...stop,
    x: round(width / 2 + ((easts[at] ?? 0) - (west + east) / 2) * narrow * scale),
    y: round(height / 2 - (stop.latitude - (south + north) / 2) * scale),
  }))
}

/** `Giorno 5`, `Giorni 2–4`. */
export function daysText({ from, to }: Pick<Stop, 'from' | 'to'>): string {
  return from === to ? `Giorno ${from}` : `Giorni ${from}–${to}`
}

/** A place that is come back to is one on the map, with all its days. */
export function placesOf(
  stops: readonly DrawnStop[],
): (Pick<DrawnStop, 'place' | 'x' | 'y'> & { days: string })[] {
  const places = new Map<string, DrawnStop[]>()
  for (const stop of stops) places.set(stop.place, [...(places.get(stop.place) ?? []), stop])
  return [...places.values()].flatMap((visits) => {
    const [first] = visits
    if (!first) return []
    const { place, x, y } = first
    return [{ place, x, y, days: visits.map(daysText).join(', ') }]
  })
}
