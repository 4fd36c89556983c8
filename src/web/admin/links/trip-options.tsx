import type { Answers } from '../api.ts'

type Trip = Answers['links']['trips']['trips'][number]

/** Real trips first, the ones for trying out apart. */
export function TripOptions({ trips }: { trips: readonly Trip[] }) {
  const tests = trips.filter(({ isTest }) => isTest)
  return (
    <>
      {trips
        .filter(({ isTest }) => !isTest)
        .map(({ id, title }) => (
          <option key={id} value={id}>
            {title}
          </option>
        ))}
      {tests.length > 0 && (
        <optgroup label="Viaggi di prova">
          {tests.map(({ id, title }) => (
            <option key={id} value={id}>
              {title}
            </option>
          ))}
        </optgroup>
      )}
    </>
  )
}
