import { useEffect, useState } from 'react'
import { landTiles } from '../../domain/catalogue/land-tiles.ts'
import { type DrawnPlace, type Frame, mapOf } from '../../domain/catalogue/trip-route.ts'
import { content } from '../browser/content.ts'
import { useResource } from '../browser/resources.ts'

const sheet = { width: 400, height: 260, edge: 34 }

/** The route, drawn from the catalogue's own coordinates. The list beside it says the same in words. */
export default function RouteMap({ tripId }: { tripId: string }) {
  const map = mapOf(useResource(content(`trip-route/${tripId}`)) ?? [], sheet)
  if (!map || map.places.length < 2) return null
  const { frame, places, line } = map
  return (
    <section aria-labelledby="mappa">
      <h2 id="mappa" className="mt-14 mb-4.5 text-sub md:mt-19 md:mb-6.5">
        Le tappe
      </h2>
      <svg
        viewBox={`0 0 ${sheet.width} ${sheet.height}`}
        className="w-full max-w-[34em] rounded-picture bg-primary-light"
        aria-hidden="true"
      >
        <Land frame={frame} />
        <polyline
          points={line.map(({ x, y }) => `${x},${y}`).join(' ')}
          fill="none"
          stroke="var(--color-primary)"
          strokeWidth={2}
          strokeDasharray="1 6"
          strokeLinecap="round"
          strokeLinejoin="round"
        />
        {places.map((place, at) => (
          <Marker key={place.place} place={place} number={at + 1} />
        ))}
      </svg>
      <ol className="mt-4 grid gap-x-8 md:grid-cols-2">
        {places.map(({ place, days }, at) => (
          <li key={place} className="flex justify-between gap-4 border-b border-line py-3.75">
            <span className="font-semibold">
              {at + 1}. {place}
            </span>
            <span className="text-ink-2">{days}</span>
          </li>
        ))}
      </ol>
    </section>
  )
}

function Marker({ place: { place, x, y, label }, number }: { place: DrawnPlace; number: number }) {
  return (
    <g fill="var(--color-navy)" fontSize={13.5} fontWeight={650}>
      <circle cx={x} cy={y} r={9.5} stroke="#fff" strokeWidth={2} />
      <text x={x} y={y + 4} textAnchor="middle" fill="#fff" fontSize={11}>
        {number}
      </text>
      <text
        x={label.x}
        y={label.y}
        textAnchor={label.anchor}
        stroke="#fff"
        strokeOpacity={0.85}
        strokeWidth={3.5}
        strokeLinejoin="round"
        paintOrder="stroke"
      >
        {place}
      </text>
    </g>
  )
}

const tileAddresses = import.meta.glob<string>('./land/*.json', {
  query: '?url',
  import: 'default',
  eager: true,
})

/** The coasts under the route: each tile is added once it has loaded; the map works without them. */
function Land({ frame }: { frame: Frame }) {
  const tiles = landTiles(frame, sheet)
  const [paths, setPaths] = useState<Readonly<Record<string, string>>>({})
  const names = tiles.map(({ name }) => name).join(' ')
  useEffect(() => {
    for (const name of names.split(' ')) {
      void landOf(name).then((path) => path && setPaths((known) => ({ ...known, [name]: path })))
    }
  }, [names])
  return tiles.map(({ name, transform }) => (
    <path
      key={transform}
      d={paths[name]}
      transform={transform}
      fill="var(--color-paper-2)"
      fillRule="evenodd"
    />
  ))
}

async function landOf(name: string): Promise<string | undefined> {
  const address = tileAddresses[`./land/${name}.json`]
  const answer = address && (await fetch(address).catch(() => undefined))
  return answer && answer.ok ? ((await answer.json()) as string) : undefined
}
