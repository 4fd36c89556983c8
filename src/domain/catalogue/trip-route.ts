import { type Label, labelsOf } from './route-labels.ts'

/** A place of the route, with the days spent there. */
export type Stop = {
  readonly place: string
  readonly latitude: number
  readonly longitude: number
  readonly from: number
  readonly to: number
}

export type Point = { readonly x: number; readonly y: number }

export type Sheet = { readonly width: number; readonly height: number; readonly edge: number }

/** The map section: its upper left corner on the globe, and the length of a degree on the sheet. */
export type Frame = {
  readonly west: number
  readonly north: number
  readonly perLongitude: number
  readonly perLatitude: number
}

export type DrawnPlace = Point & { readonly place: string; readonly days: string; label: Label }

export type RouteMap = {
  readonly frame: Frame
  readonly places: readonly DrawnPlace[]
  /** The route from stop to stop, in the order of the days. */
  readonly line: readonly Point[]
}

/** Two numbered markers closer than this would overlap. */
export const markerGap = 22
/** The minimum extent of a sheet; closer up, the coastline data would be too coarse. */
const fewestDegrees = 0.6

const round = (value: number) => Math.round(value * 10) / 10

/** The route on its sheet, with each place once and each name where it is readable. */
export function mapOf(stops: readonly Stop[], sheet: Sheet): RouteMap | null {
  const frame = frameOf(stops, sheet)
  if (!frame) return null
  const names = [...new Set(stops.map(({ place }) => place))]
  const first = names.flatMap((name) => stops.find(({ place }) => place === name) ?? [])
  const points = apart(
    first.map((stop) => pointOf(stop, frame)),
    sheet,
  )
  const line = stops.flatMap(({ place }) => points[names.indexOf(place)] ?? [])
  const labels = labelsOf(names, points, line, sheet)
  const places = points.map((point, at) => {
    const place = names[at] ?? ''
    const visits = stops.filter((stop) => stop.place === place)
    return { place, days: visits.map(daysText).join(', '), ...point, label: labels[at] as Label }
  })
  return { frame, places, line }
}

/**
 * North is up. The width of a degree of longitude is that at the middle of the route, and the route fills the
 * sheet in one direction. A route across the date line continues eastwards.
 */
export function frameOf(stops: readonly Stop[], { width, height, edge }: Sheet): Frame | null {
  const [first] = stops
  if (!first) return null
  const easts = stops.map(({ longitude }) => onwards(longitude, first.longitude))
  const norths = stops.map(({ latitude }) => latitude)
  const [west, east] = [Math.min(...easts), Math.max(...easts)]
  const [south, north] = [Math.min(...norths), Math.max(...norths)]
  const narrow = Math.cos((((south + north) / 2) * Math.PI) / 180)
  const perLatitude = Math.min(
    (width - 2 * edge) / Math.max((east - west) * narrow, fewestDegrees),
    (height - 2 * edge) / Math.max(north - south, fewestDegrees),
  )
  const perLongitude = perLatitude * narrow
  return {
    west: (west + east) / 2 - width / 2 / perLongitude,
    north: (south + north) / 2 + height / 2 / perLatitude,
    perLongitude,
    perLatitude,
  }
}

/** A longitude shifted by 360° if needed, to be on the same side of the date line as another one. */
function onwards(longitude: number, from: number): number {
  const away = longitude - from
  return away > 180 ? longitude - 360 : away < -180 ? longitude + 360 : longitude
}

function pointOf({ latitude, longitude }: Stop, frame: Frame): Point {
  const turns = Math.floor((longitude - frame.west) / 360)
  return {
    x: (longitude - frame.west - turns * 360) * frame.perLongitude,
    y: (frame.north - latitude) * frame.perLatitude,
  }
}

/** Moves overlapping places apart by the width of their markers, keeping them inside the sheet. */
function apart(points: readonly Point[], { width, height }: Sheet): Point[] {
  const moved = points.map(({ x, y }) => ({ x, y }))
  const inside = (value: number, most: number) =>
    Math.min(Math.max(value, markerGap / 2), most - markerGap / 2)
  for (let time = 0; time < 40; time += 1) {
    for (const [at, one] of moved.entries()) {
      for (const other of moved.slice(at + 1)) push(one, other)
    }
    for (const one of moved) {
      one.x = inside(one.x, width)
      one.y = inside(one.y, height)
    }
  }
  return moved.map(({ x, y }) => ({ x: round(x), y: round(y) }))
}

type Movable = { x: number; y: number }

function push(one: Movable, other: Movable): void {
  const distance = Math.hypot(other.x - one.x, other.y - one.y)
  if (distance >= markerGap) return
  // Two identical points have no direction between them, so move them apart horizontally.
  const [dx, dy] = distance ? [(other.x - one.x) / distance, (other.y - one.y) / distance] : [1, 0]
  const step = (markerGap - distance) / 2
  one.x -= dx * step
  one.y -= dy * step
  other.x += dx * step
  other.y += dy * step
}

/** `Giorno 5`, `Giorni 2–4`. */
export function daysText({ from, to }: Pick<Stop, 'from' | 'to'>): string {
  return from === to ? `Giorno ${from}` : `Giorni ${from}–${to}`
}
