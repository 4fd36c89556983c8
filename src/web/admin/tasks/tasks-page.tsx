import { Plus, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { sampleTasks } from '../../../content/tasks.ts'
import type { Task } from '../../../domain/catalogue/shapes.ts'
import { StatusDot } from '../../ui/badge.tsx'
import { Options } from '../../ui/field.tsx'
import { IconAction } from '../ui/icon-buttons.tsx'
import { Page } from '../ui/page.tsx'
import { StaffButton } from '../ui/staff-button.tsx'
import {
  type BoardFilter,
  canMove,
  matches,
  moveTask,
  nextId,
  openDependencies,
  priorities,
  statuses,
  type TaskStatus,
} from './board.ts'
import { NewTask } from './new-task.tsx'

const tones = { high: 'bad', medium: 'gold', low: 'neutral' } as const
const noFilter: BoardFilter = { text: '', priority: '', assignee: '' }

/** The internal demo: in English on purpose, in memory only, lost on reload. */
export function Component() {
  const [tasks, setTasks] = useState<readonly Task[]>(sampleTasks)
  const [filter, setFilter] = useState(noFilter)
  const [adding, setAdding] = useState(false)
  const assignees = [...new Set(tasks.map(({ assignee }) => assignee))].toSorted()
  const shown = tasks.filter((task) => matches(task, filter))
  const add = (task: Omit<Task, 'id'>) => {
    setTasks((before) => [...before, { ...task, id: nextId(before) }])
    setAdding(false)
  }
  const remove = (id: string) =>
    setTasks((before) =>
      before
        .filter((task) => task.id !== id)
        .map((task) => ({
          ...task,
          dependencies: task.dependencies.filter((other) => other !== id),
        })),
    )
  return (
    <div lang="en">
      <Page
        title="Tasks"
        note={`${tasks.filter(({ status }) => status === 'completed').length} of ${tasks.length} completed`}
        actions={
          <StaffButton icon={Plus} kind="primary" onClick={() => setAdding(true)}>
            Add task
          </StaffButton>
        }
      >
        <div className="px-page flex flex-wrap gap-2.5 pb-4">
          <input
            aria-label="Search tasks"
            placeholder="Search tasks"
            value={filter.text}
            onChange={(event) => setFilter({ ...filter, text: event.target.value })}
            className="field sm:w-64!"
          />
          <select
            aria-label="Priority"
            value={filter.priority}
            onChange={(event) => setFilter({ ...filter, priority: event.target.value })}
            className="field w-auto!"
          >
            <option value="">All priorities</option>
            <Options of={priorities} />
          </select>
          <select
            aria-label="Assignee"
            value={filter.assignee}
            onChange={(event) => setFilter({ ...filter, assignee: event.target.value })}
            className="field w-auto!"
          >
            <option value="">Everyone</option>
            <Options of={assignees} />
          </select>
        </div>
        <div className="px-page grid gap-x-8 gap-y-8 pb-12 lg:grid-cols-3">
          {statuses.map(({ value, label }) => {
            const column = shown.filter(({ status }) => status === value)
            return (
              <section key={value} aria-label={label}>
                <h2 className="border-b-2 border-navy pb-2 font-text text-[1.0625rem] font-[650] tracking-normal">
                  {label} <span className="font-medium text-ink-2">{column.length}</span>
                </h2>
                {column.length === 0 && <p className="py-4 text-ink-2">No tasks here.</p>}
                <ul>
                  {column.map((task) => (
                    <TaskItem
                      key={task.id}
                      task={task}
                      tasks={tasks}
                      onMove={(to) => setTasks((before) => moveTask(before, task.id, to))}
                      onRemove={() => remove(task.id)}
                    />
                  ))}
                </ul>
              </section>
            )
          })}
        </div>
      </Page>
      {adding && <NewTask tasks={tasks} onAdd={add} onClose={() => setAdding(false)} />}
    </div>
  )
}

type TaskItemProps = {
  task: Task
  tasks: readonly Task[]
  onMove: (to: TaskStatus) => void
  onRemove: () => void
}

function TaskItem({ task, tasks, onMove, onRemove }: TaskItemProps) {
  const waiting = openDependencies(task, tasks)
  const needs = tasks.filter(({ id }) => task.dependencies.includes(id))
  return (
    <li className="border-b border-line py-3.5">
      <div className="flex items-start gap-3">
        <h3 className="min-w-0 flex-1 font-text text-base font-[650] tracking-normal md:text-staff">
          {task.title}
        </h3>
        <IconAction label={`Delete ${task.title}`} onClick={onRemove}>
          <Trash2 aria-hidden />
        </IconAction>
      </div>
      <p className="text-ink-2">{task.description}</p>
      <p className="mt-1.5 flex flex-wrap gap-x-4 gap-y-0.5">
        <StatusDot tone={tones[task.priority]}>
          {priorities.find(({ value }) => value === task.priority)?.label} priority
        </StatusDot>
        <span className="text-ink-2">{task.assignee}</span>
        <span className="text-ink-2">due {task.dueDate}</span>
      </p>
      {needs.length > 0 && (
        <p className="mt-1 text-[0.875rem] text-ink-2">
          Depends on: {needs.map(({ title }) => title).join(', ')}
        </p>
      )}
      {waiting.length > 0 && (
        <p className="mt-1 text-[0.875rem] font-semibold text-accent-ink">
          Blocked by {waiting.map(({ title }) => title).join(', ')}
        </p>
      )}
      <select
        aria-label={`Status of ${task.title}`}
        value={task.status}
        onChange={(event) => onMove(event.target.value as TaskStatus)}
        className="field mt-2.5 w-auto!"
      >
        {statuses.map(({ value, label }) => (
          <option key={value} value={value} disabled={!canMove(task, value, tasks)}>
            {label}
          </option>
        ))}
      </select>
    </li>
  )
}
