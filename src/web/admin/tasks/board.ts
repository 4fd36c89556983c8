import type { Task } from '../../../domain/catalogue/shapes.ts'

export type TaskStatus = Task['status']
export type TaskPriority = Task['priority']

export const statuses: readonly { value: TaskStatus; label: string }[] = [
  { value: 'todo', label: 'To do' },
  { value: 'in-progress', label: 'In progress' },
  { value: 'completed', label: 'Completed' },
]

export const priorities: readonly { value: TaskPriority; label: string }[] = [
  { value: 'high', label: 'High' },
  { value: 'medium', label: 'Medium' },
  { value: 'low', label: 'Low' },
]

export type BoardFilter = { text: string; priority: string; assignee: string }

/** The dependencies of a task that are not completed yet. */
export function openDependencies(task: Task, tasks: readonly Task[]): Task[] {
  return tasks.filter(({ id, status }) => task.dependencies.includes(id) && status !== 'completed')
}

/** A task can start only after everything it depends on is completed. */
export function canMove(task: Task, to: TaskStatus, tasks: readonly Task[]): boolean {
  return to === 'todo' || openDependencies(task, tasks).length === 0
}

export function moveTask(tasks: readonly Task[], id: string, to: TaskStatus): Task[] {
  return tasks.map((task) =>
    task.id === id && canMove(task, to, tasks) ? { ...task, status: to } : task,
  )
}

export function matches(task: Task, { text, priority, assignee }: BoardFilter): boolean {
  const wanted = text.trim().toLowerCase()
  return (
    (!wanted || `${task.title} ${task.description}`.toLowerCase().includes(wanted)) &&
    (!priority || task.priority === priority) &&
    (!assignee || task.assignee === assignee)
  )
}

export function nextId(tasks: readonly Task[]): string {
  const numbers = tasks.map(({ id }) => Number(id.replace('task-', '')) || 0)
  return `task-${Math.max(0, ...numbers) + 1}`
}
