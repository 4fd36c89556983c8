import { drawnRoute, placesOf } from '../../domain/catalogue/trip-route.ts'
import { content } from '../browser/content.ts'
import { useResource } from '../browser/resources.ts'

const sheet = { width: 400, height: 260, edge: 34 }

/** The route, drawn from the catalogue's own coordinates. The list beside it says the same in words. */
export default function RouteMap({ tripId }: { tripId: string }) {
  const stops = drawnRoute(useResource(content(`trip-route/${tripId}`)) ?? [], sheet)
  const places = placesOf(stops)
  if (places.length < 2) return null
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
        {[1, 2, 3, 4, 5].map((line) => (
          <path
            key={line}
            d={`M${(line * sheet.width) / 6} 0v${sheet.height}M0 ${(line * sheet.height) / 6}h${sheet.width}`}
            stroke="#fff"
            fill="none"
          />
        ))}
        <polyline
          points={stops.map(({ x, y }) => `${x},${y}`).join(' ')}
          fill="none"
          stroke="var(--color-primary)"
          strokeWidth={2}
          strokeDasharray="1 6"
          strokeLinecap="round"
          strokeLinejoin="round"
        />
        {places.map(({ place, x, y }, at) => {
          const isRight = x > sheet.width * 0.62
          return (
            <g key={place} fill="var(--color-navy)" fontSize={13.5} fontWeight={650}>
              <circle cx={x} cy={y} r={9.5} stroke="#fff" strokeWidth={2} />
              <text x={x} y={y + 4} textAnchor="middle" fill="#fff" fontSize={11}>
                {at + 1}
              </text>
              <text
                x={isRight ? x - 14 : x + 14}
                y={labelAt(places, at)}
                textAnchor={isRight ? 'end' : 'start'}
                stroke="var(--color-primary-light)"
                strokeWidth={3}
                paintOrder="stroke"
              >
                {place}
              </text>
            </g>
          )
        })}
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

/** A name whose place lies close above another one stands a little lower, so that both can be read. */
function labelAt(places: readonly { x: number; y: number }[], at: number): number {
  const own = places[at]
  if (!own) return 0
  const near = (one: { x: number; y: number }) =>
    Math.abs(one.x - own.x) < 90 && Math.abs(one.y - own.y) < 16
  const isCrowded = places.slice(0, at).some(near)
  return own.y + (isCrowded ? 22 : 5)
}
