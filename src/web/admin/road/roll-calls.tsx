import { Check, CircleAlert, Plus, X } from 'lucide-react'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { formatMoment } from '../../../domain/dates.ts'
import type { Presence } from '../../../domain/road/entries.ts'
import { type Mark, type RollCall, rollCallsOf } from '../../../domain/road/roll-call.ts'
import { Button } from '../../ui/button.tsx'
import { classNames } from '../../ui/class-names.ts'
import { Input } from '../../ui/field.tsx'
import { fieldOf } from '../../ui/form.ts'
import { card, Part, type PartProps } from './part.tsx'
import { write } from './road-state.ts'

/** Roll calls: a new list each time, one tap per person. */
export function RollCalls({ view, entries }: PartProps) {
  const rolls = rollCallsOf(entries)
  const [shown, setShown] = useState<string>()
  const current = rolls.find(({ start }) => start.id === shown) ?? rolls[0]
  const others = rolls.filter((roll) => roll !== current)
  return (
    <>
      <Part title="Appello">
        <NewRoll departureId={view.id} onStarted={setShown} />
        {current && <Roll key={current.start.id} roll={current} view={view} />}
      </Part>
      {others.length > 0 && (
        <Part title="Appelli di prima">
          <ul className="mt-2 grid gap-2">
            {others.map((roll) => (
              <li key={roll.start.id}>
                <button
                  type="button"
                  className={`flex min-h-11 w-full items-center justify-between gap-3 text-left ${card}`}
                  onClick={() => setShown(roll.start.id)}
                >
                  <span className="min-w-0">
                    <b className="font-[650]">{roll.start.body.title}</b>
                    <span className="block text-ink-2">{formatMoment(roll.start.writtenAt)}</span>
                  </span>
                  <span className="flex-none">{countText(roll, view)}</span>
                </button>
              </li>
            ))}
          </ul>
        </Part>
      )}
    </>
  )
}

function countText({ marks }: RollCall, { group }: PartProps['view']): string {
  const present = group.filter(({ key }) => marks.get(key)?.state === 'present').length
  return `${present} di ${group.length}`
}

function NewRoll({
  departureId,
  onStarted,
}: {
  departureId: string
  onStarted: (id: string) => void
}) {
  const form = useForm({ defaultValues: { title: '' } })
  const start = form.handleSubmit(async ({ title }) => {
    onStarted(await write(departureId, 'roll_call', { title: title.trim() }))
    form.reset()
  })
  return (
    <form onSubmit={start} noValidate className="mt-3 grid gap-2.5">
      <Input
        label="Nuovo appello"
        placeholder="Per esempio: pullman, ore 8"
        maxLength={80}
        {...fieldOf(form, 'title', {
          rules: { validate: (text = '') => text.trim() !== '' || 'Scrivi dove o quando' },
        })}
      />
      <Button type="submit" kind="primary" size="small" busy={form.formState.isSubmitting}>
        <Plus className="size-4.5" aria-hidden />
        Comincia l’appello
      </Button>
    </form>
  )
}

function Roll({ roll, view }: { roll: RollCall; view: PartProps['view'] }) {
  const { start, marks } = roll
  return (
    <div className="mt-5">
      <h3 className="text-[1.125rem]">
        {start.body.title} · {countText(roll, view)}
      </h3>
      <p className="text-ink-2">
        {start.author}, {formatMoment(start.writtenAt)}
      </p>
      <ul className="mt-3 grid gap-2">
        {view.group.map(({ key, firstName, lastName }) => (
          <PersonMark
            key={key}
            name={`${firstName} ${lastName}`.trim()}
            mark={marks.get(key)}
            onMark={(state) =>
              void write(view.id, 'presence', {
                roll: start.id,
                person: key,
                state,
                sees: marks.get(key)?.heads.map(({ id }) => id) ?? [],
              })
            }
          />
        ))}
      </ul>
    </div>
  )
}

const words: Readonly<Record<Presence, string>> = {
  present: 'presente',
  absent: 'assente',
  open: 'da segnare',
}

type PersonMarkProps = { name: string; mark: Mark | undefined; onMark: (state: Presence) => void }

function PersonMark({ name, mark, onMark }: PersonMarkProps) {
  const state = mark?.state ?? 'open'
  const look = 'grid size-12 flex-none place-items-center rounded-control border-[1.5px]'
  return (
    <li className={classNames(card, 'py-2.5!', mark?.isDisputed && 'border-bad')}>
      <div className="flex items-center gap-2.5">
        <span className="min-w-0 flex-1">
          <b className="font-[650]">{name}</b>
          <span className="block text-ink-2">
            {mark?.isDisputed ? 'da chiarire' : words[state]}
          </span>
        </span>
        <button
          type="button"
          aria-pressed={state === 'present' && !mark?.isDisputed}
          aria-label={`${name} presente`}
          className={classNames(
            look,
            'border-control aria-pressed:border-ok aria-pressed:bg-ok aria-pressed:text-white',
          )}
          onClick={() => onMark('present')}
        >
          <Check className="size-6" aria-hidden />
        </button>
        <button
          type="button"
          aria-pressed={state === 'absent' && !mark?.isDisputed}
          aria-label={`${name} assente`}
          className={classNames(
            look,
            'border-control aria-pressed:border-bad aria-pressed:bg-bad aria-pressed:text-white',
          )}
          onClick={() => onMark('absent')}
        >
          <X className="size-6" aria-hidden />
        </button>
      </div>
      {mark?.isDisputed && (
        <p className="mt-2 flex gap-2 text-bad">
          <CircleAlert className="mt-0.5 size-4.5 flex-none" aria-hidden />
          <span>
            {mark.heads
              .map(
                ({ author, body, writtenAt }) =>
                  `${author}: ${words[body.state]} (${formatMoment(writtenAt)})`,
              )
              .join('; ')}
            . Premi quello giusto.
          </span>
        </p>
      )}
    </li>
  )
}
