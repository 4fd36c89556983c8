import { useState } from 'react'
import type { Task } from '../../../domain/catalogue.ts'
import { addDays } from '../../../domain/dates.ts'
import { useToday } from '../../browser/hydration.ts'
import { Button } from '../../ui/button.tsx'
import { StaffDialog } from '../ui/staff-dialog.tsx'
import { priorities, type TaskPriority } from './board.ts'

type Props = {
  tasks: readonly Task[]
  onAdd: (task: Omit<Task, 'id'>) => void
  onClose: () => void
}

const label = 'grid gap-1.75 font-semibold'
const control = 'field font-normal'

export function NewTask({ tasks, onAdd, onClose }: Props) {
  const [title, setTitle] = useState('')
  const [description, setDescription] = useState('')
  const [assignee, setAssignee] = useState('')
  const [priority, setPriority] = useState<TaskPriority>('medium')
  const [dueDate, setDueDate] = useState(addDays(useToday(), 7))
  const [dependencies, setDependencies] = useState<string[]>([])
  const submit = () => {
    if (!title.trim()) return
    onAdd({
      title: title.trim(),
      description: description.trim() || 'No description yet.',
      assignee: assignee.trim() || 'Unassigned',
      priority,
      dueDate,
      dependencies,
      status: 'todo',
    })
  }
  const toggle = (id: string) =>
    setDependencies((before) =>
      before.includes(id) ? before.filter((other) => other !== id) : [...before, id],
    )
  return (
    <StaffDialog
      open
      onClose={onClose}
      onSubmit={submit}
      title="Add task"
      footer={
        <>
          <Button type="submit" kind="primary" size="staff" disabled={!title.trim()}>
            Add task
          </Button>
          <Button kind="quiet" size="staff" onClick={onClose}>
            Cancel
          </Button>
        </>
      }
    >
      <div className="grid gap-4.5 pt-1" lang="en">
        <label className={label}>
          Title
          <input
            className={control}
            value={title}
            onChange={(event) => setTitle(event.target.value)}
          />
        </label>
        <label className={label}>
          Description
          <textarea
            className={control}
            rows={2}
            value={description}
            onChange={(event) => setDescription(event.target.value)}
          />
        </label>
        <div className="grid gap-4.5 sm:grid-cols-3">
          <label className={label}>
            Assignee
            <input
              className={control}
              value={assignee}
              onChange={(event) => setAssignee(event.target.value)}
            />
          </label>
          <label className={label}>
            Priority
            <select
              className={control}
              value={priority}
              onChange={(event) => setPriority(event.target.value as TaskPriority)}
            >
              {priorities.map((choice) => (
                <option key={choice.value} value={choice.value}>
                  {choice.label}
                </option>
              ))}
            </select>
          </label>
          <label className={label}>
            Due date
            <input
              type="date"
              className={control}
              value={dueDate}
              onChange={(event) => setDueDate(event.target.value)}
            />
          </label>
        </div>
        <fieldset>
          <legend className="mb-1.5 font-semibold">Depends on</legend>
          {tasks.map((task) => (
            <label key={task.id} className="flex min-h-8 items-center gap-2.5">
              <input
                type="checkbox"
                className="size-4.5 accent-navy"
                checked={dependencies.includes(task.id)}
                onChange={() => toggle(task.id)}
              />
              {task.title}
            </label>
          ))}
        </fieldset>
      </div>
    </StaffDialog>
  )
}
